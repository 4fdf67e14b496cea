import { Component, type ComponentChildren } from "preact";
import { t } from "../app";

interface Props {
  children: ComponentChildren;
  /** When this changes, drawing is tried again. */
  again?: unknown;
}

/** A drawing that fails leaves its place to words; the rest of the table goes on. */
export class Guarded extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.again !== this.props.again) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <p class="notice trouble">{t("page-cannot-draw")}</p> : this.props.children;
  }
}
