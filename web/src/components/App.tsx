import { useEffect } from "preact/hooks";
import { ready, route, t, toast } from "../app";
import { TablePage } from "../room/TablePage";
import { About } from "./About";
import { Import } from "./Import";
import { NewGame } from "./NewGame";
import { Unknown } from "./Page";
import { SettingsPage } from "./SettingsForm";
import { Start } from "./Start";

export function App() {
  if (!ready.value) return null; // nothing can be said yet
  return (
    <>
      <a class="skip-link" href="#content" onClick={toContent}>{t("page-skip-link")}</a>
      <CurrentPage />
      <Toast />
    </>
  );
}

/** The address is the page's own; so a link to a part of the page is followed by hand. */
function toContent(event: Event): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

function CurrentPage() {
  const to = route.value;
  switch (to.page) {
    case "start":
      return <Start />;
    case "new":
      return <NewGame game={to.game} companion={to.companion} />;
    case "import":
      return <Import />;
    case "settings":
      return <SettingsPage />;
    case "about":
      return <About />;
    case "table":
      return <TablePage key={to.token} token={to.token} at={to.at} />;
    default:
      return <Unknown />;
  }
}

const STAYS = 4000;

function Toast() {
  const now = toast.value;
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => toast.value?.n === now.n && (toast.value = null), STAYS);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {now && <div class={now.bad ? "toast bad" : "toast"}>{now.text}</div>}
    </div>
  );
}
