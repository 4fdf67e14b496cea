import { library, t } from "../app";
import { Page } from "./Page";

export function About() {
  const catalogue = library.catalogue();
  const part = (title: string, texts: readonly string[]) => (
    <section>
      <h2>{title}</h2>
      {texts.map((text) => <p key={text}>{text}</p>)}
    </section>
  );
  return (
    <Page title={t().aboutTitle}>
      {t().aboutText.map((text) => <p key={text}>{text}</p>)}
      {part(t().honestTitle, t().honestText)}
      {part(t().respectTitle, t().respectText)}
      {part(t().fairTitle, t().fairText)}
      {catalogue?.version && <p class="soft">{t().version(catalogue.version)}</p>}
    </Page>
  );
}
