/** The Population Display: a box for each Family; and the Elder Display. */
import { thing } from "../../contract";
import { familyWords, placeWords, type Props } from "../describe";
import { Glyph } from "../glyphs";
import { Follower } from "../tokens";
import { FAMILIES, SEATS, type Letter } from "../names";
import { Covered } from "./cover";

const MEMBERS = ["man", "woman", "child", "horse"] as const;

export function Families({ props }: { props: Props }) {
  const { view, words } = props;
  const playing = FAMILIES.filter((letter) => view.families[letter].at !== null);
  const off = FAMILIES.filter((letter) => view.families[letter].at === null);
  return (
    <div class={`nav period-${view.period}`}>
      <ul class="families">
        {playing.map((letter) => (
          <li key={letter}>
            <FamilyBox props={props} letter={letter} />
          </li>
        ))}
      </ul>
      {off.length > 0 && (
        <p class="soft off">
          {words("board-off-map")}:{" "}
          {off.map((letter) => (
            <span
              key={letter}
              {...thing(props, `family:${letter}`, `${letter}, ${words("board-off-map")}`, "halo letter-badge off")}
            >
              {letter}
            </span>
          ))}
        </p>
      )}
      {view.manuelito === "beside" && (
        <p {...thing(props, "manuelito", words("board-manuelito-waits"), "halo")}>{words("board-manuelito-waits")}</p>
      )}
      <Elders props={props} />
    </div>
  );
}

function FamilyBox({ props, letter }: { props: Props; letter: Letter }) {
  const { view, board, words } = props;
  const family = view.families[letter];
  const seat = view.two_players?.followers[letter];
  const acting = view.now?.family === letter;
  const evasion = board.evasion[family.ferocity]!;
  const label = `${familyWords(props, letter)}; ${placeWords(props, family.at!)}`;
  return (
    <Covered props={props} id={`family:${letter}`} words={label} class={`family-box${acting ? " is-acting" : ""}`}>
      <span class="letter-badge" aria-hidden="true">
        {letter}
      </span>
      <span class="members">
        {MEMBERS.map((kind) => (
          <Member key={kind} props={props} letter={letter} kind={kind} />
        ))}
      </span>
      <span class="whereabouts">
        <span aria-hidden="true">
          {placeWords(props, family.at!)}
          {acting && view.now?.mp != null && <b> · {words("board-mp", { n: view.now.mp })}</b>}
        </span>
        {view.manuelito === letter && (
          <b {...thing(props, "manuelito", words("web-thing-manuelito"), "halo with-him")}>
            {words("web-thing-manuelito")}
          </b>
        )}
      </span>
      <span class="figures" aria-hidden="true">
        {seat && (
          <svg class="glyph" viewBox="-8 -8 16 16" aria-hidden="true">
            <Follower seat={seat} x={0} y={0} />
          </svg>
        )}
        <span title={words("board-ferocity")}>
          <Glyph name="flame" />
          {family.ferocity}
        </span>
        <span class="soft" title={words("board-evasion")}>
          <Glyph name="trail" />
          {evasion > 0 ? `+${evasion}` : evasion}
        </span>
      </span>
    </Covered>
  );
}

/** One space of a Family's box; an empty one shows who is missing. */
function Member({ props, letter, kind }: { props: Props; letter: Letter; kind: (typeof MEMBERS)[number] }) {
  const { words } = props;
  const here = props.view.families[letter][kind] > 0;
  const label = `${letter}: ${words(`noun-${kind}`, { n: 1 })}${here ? "" : `, ${words("board-missing")}`}`;
  return (
    <span {...thing(props, `person:${letter}.${kind}`, label, here ? "halo member" : "halo member is-missing")}>
      <Glyph name={kind} />
    </span>
  );
}

function Elders({ props }: { props: Props }) {
  const { view, board, words } = props;
  return (
    <div class="elders">
      <div class="sub">{words("board-elders")}</div>
      <ol>
        {view.elders.map((n, i) => (
          <li key={i}>
            <div {...thing(props, `elder:${i + 1}`, elderWords(props, i), "halo elder-box")}>
              <span class="rating" title={words("board-rating")} aria-hidden="true">
                {board.elder_ratings[i] || "–"}
              </span>
              <span class="inside" aria-hidden="true">
                {view.two_players
                  ? SEATS.flatMap((seat) =>
                      Array.from({ length: view.two_players!.elders[seat][i] ?? 0 }, (_, k) => (
                        <span key={`${seat}${k}`} class={`elder of-${seat}`}>
                          <Glyph name="elder" />
                        </span>
                      )),
                    )
                  : Array.from({ length: n }, (_, k) => <Glyph key={k} name="elder" />)}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function elderWords(props: Props, i: number): string {
  const { view, board, words } = props;
  const text = words("board-elder-box", { box: i + 1, rating: board.elder_ratings[i]!, n: view.elders[i] ?? 0 });
  const two = view.two_players;
  if (!two || !view.elders[i]) return text;
  return `${text} (${SEATS.filter((seat) => two.elders[seat][i])
    .map((seat) => `${words(`seat-${seat}`)} ${two.elders[seat][i]}`)
    .join(", ")})`;
}
