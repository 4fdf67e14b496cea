import { library, t } from "../app";
import { Page } from "./Page";

export function About() {
  const catalogue = library.catalogue();
  const part = (title: string, ...texts: string[]) => (
    <section>
      <h2>{title}</h2>
      {texts.map((text) => <p key={text}>{text}</p>)}
    </section>
  );
  return (
    <Page title={t("page-about-title")}>
      <p>{t("page-about-games")}</p>
      <ul>
        {catalogue?.games.map((game) => (
          <li key={game.id}>
            <strong>{game.title}</strong>
            <br />
            {game.about}
          </li>
        ))}
      </ul>
      <p>{t("page-about-box")}</p>
      {part(t("page-honest-title"), t("page-honest-rules"), t("page-honest-ours"), t("page-honest-marked"))}
      {part(t("page-respect-title"), t("page-respect-text"))}
      {part(t("page-fair-title"), t("page-fair-seal"), t("page-fair-traces"))}
      {catalogue?.version && <p class="soft">{t("page-version", { number: catalogue.version })}</p>}
    </Page>
  );
}
