/** The dice can be checked: the hash that the server gave at the start must be that of the seed it shows at the end. */

export async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, "0")).join("");
}

export type Verdict = "kept" | "broken" | "hidden" | "cannot";

export async function check(commitment: string, seed: string | null, salt: string | null): Promise<Verdict> {
  if (!seed || !commitment) return "hidden";
  if (typeof crypto === "undefined" || !crypto.subtle) return "cannot"; // only offered on https and on this machine
  return (await sha256(`${salt ?? ""}:${seed}`)) === commitment.toLowerCase() ? "kept" : "broken";
}
