import { effect } from "@preact/signals";
import { render } from "preact";
import { begin, now, ready, route } from "./app";
import { App } from "./components/App";
import { parse } from "./router";
import { apply } from "./settings";
import "./styles/main.css";

const unreached = document.getElementById("unreached")!;
void begin(() => (unreached.hidden = false));
effect(() => void (ready.value && unreached.remove()));
apply();
addEventListener("hashchange", () => {
  route.value = parse(location.hash);
  scrollTo(0, 0);
});
setInterval(() => (now.value = Date.now() / 1000), 5000);
render(<App />, document.getElementById("app")!);
