/** Addresses inside the page. They live behind the #, so a seat's token is never sent to a server or written in its log. */

export type Route =
  | { page: "start" }
  | { page: "new"; game: string; companion: boolean }
  | { page: "import" }
  | { page: "settings" }
  | { page: "about" }
  | { page: "table"; token: string; at: number | null }
  | { page: "unknown" };

const TOKEN = /^[\w-]{16,128}$/;

export function parse(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, "").split("/").filter(Boolean);
  const [page, one, two, three] = parts;
  if (!page) return { page: "start" };
  if ((page === "import" || page === "settings" || page === "about") && parts.length === 1) return { page };
  if (page === "new" && one && /^[\w-]+$/.test(one) && parts.length <= 3 && (!two || two === "companion"))
    return { page: "new", game: one, companion: two === "companion" };
  if (page === "t" && one && TOKEN.test(one)) {
    if (parts.length === 2) return { page: "table", token: one, at: null };
    if (two === "at" && three && /^\d{1,7}$/.test(three) && parts.length === 4)
      return { page: "table", token: one, at: Number(three) };
  }
  return { page: "unknown" };
}

export function format(route: Route): string {
  switch (route.page) {
    case "new":
      return `#/new/${route.game}${route.companion ? "/companion" : ""}`;
    case "table":
      return `#/t/${route.token}${route.at === null ? "" : `/at/${route.at}`}`;
    case "start":
    case "unknown":
      return "#/";
    default:
      return `#/${route.page}`;
  }
}

/** The address to give to somebody else. */
export function link(token: string, at: number | null = null, base: string = location.href): string {
  return new URL(format({ page: "table", token, at }), base.replace(/#.*/, "")).href;
}
