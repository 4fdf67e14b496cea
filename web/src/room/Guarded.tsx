import { Component, type ComponentChildren } from "preact";
import { t } from "../app";

/** A drawing that fails leaves its place to words; the rest of the table goes on. */
export class Guarded extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? <p class="notice trouble">{t().cannotDraw}</p> : this.props.children;
  }
}
