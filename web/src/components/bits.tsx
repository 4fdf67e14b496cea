import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say, t } from "../app";
import { Icon, type IconName } from "./icons";

interface ButtonProps {
  icon?: IconName;
  label: string;
  onClick(): void;
  disabled?: boolean;
  /** Only the sign is drawn; the words are for screen readers and the tooltip. */
  bare?: boolean;
  strong?: boolean;
  pressed?: boolean;
  testid?: string;
}

export function Button({ icon, label, onClick, disabled, bare, strong, pressed, testid }: ButtonProps) {
  return (
    <button
      type="button"
      class={`button${strong ? " strong" : ""}${bare ? " bare" : ""}`}
      onClick={onClick}
      disabled={disabled ?? false}
      title={bare ? label : undefined}
      aria-label={bare ? label : undefined}
      aria-pressed={pressed}
      data-testid={testid}
    >
      {icon && <Icon name={icon} />}
      {!bare && <span>{label}</span>}
    </button>
  );
}

/** Our own figure, not the printed one. */
export function Reconstructed() {
  return (
    <span class="badge doubt" title={t("page-reconstructed-why")}>
      <span aria-hidden="true">≈ </span>
      {t("page-reconstructed")}
    </span>
  );
}

export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(done);
  } catch {
    window.prompt(t("page-copy-failed"), text);
  }
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

interface ChoiceProps<T extends string> {
  legend: string;
  name: string;
  value: T;
  choices: readonly { value: T; label: ComponentChildren; about?: ComponentChildren }[];
  onChange(value: T): void;
  cards?: boolean;
}

/** One of several: radio buttons, drawn as a row or as cards. */
export function Choice<T extends string>({ legend, name, value, choices, onChange, cards }: ChoiceProps<T>) {
  return (
    <fieldset class={cards ? "choice cards" : "choice row"} data-testid={`choice-${name}`}>
      <legend>{legend}</legend>
      <div class="choices">
        {choices.map((choice) => (
          <label key={choice.value} class="radio">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span class="face">
              <span class="name">{choice.label}</span>
              {choice.about && <span class="about">{choice.about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A dialog over the page. The browser keeps the focus inside and closes it with Esc. */
export function Dialog({ title, onClose, children }: { title: string; onClose(): void; children: ComponentChildren }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={ref}
      class="dialog"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2>{title}</h2>
          <Button icon="close" label={t("page-close")} bare onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

export function Spinner({ label }: { label: string }) {
  return (
    <span class="spinner" role="status">
      <span class="wheel" aria-hidden="true" />
      {label}
    </span>
  );
}
