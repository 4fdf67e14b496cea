/** Boxes of the Diné: Resources, Passage of Time, Out of Play. */
import type { ComponentChildren } from "preact";
import { thing } from "../../contract";
import { counted, countWords, type Props } from "../describe";
import { Glyph, type GlyphName } from "../glyphs";
import { KINDS } from "../names";
import { Covered } from "./cover";

export function Stores({ props }: { props: Props }) {
  const { words } = props;
  const { resources, passage, out_of_play: out } = props.view;
  const goods = resources.trade_goods + resources.intruder_trade_goods;
  const guns = resources.firearms + resources.intruder_firearms;
  const note = (n: number) => (n ? ` (${words("board-from-intruders", { n })})` : "");
  const outGuns = out.firearms + out.intruder_firearms;
  return (
    <div class="nav stores">
      <div class="box">
        <Title>{words("board-resources")}</Title>
        <Piles>
          <Pile
            props={props}
            id="resource:horse"
            name="horse"
            n={resources.horse}
            words={counted(props, "horse", resources.horse)}
          />
          <Pile
            props={props}
            id="resource:sheep"
            name="sheep"
            n={resources.sheep}
            words={counted(props, "sheep", resources.sheep)}
          />
          <Pile
            props={props}
            id="resource:trade_goods"
            name="goods"
            n={goods}
            words={counted(props, "goods", goods) + note(resources.intruder_trade_goods)}
          />
          <Pile
            props={props}
            id="resource:firearms"
            name="firearms"
            n={guns}
            words={counted(props, "firearms", guns) + note(resources.intruder_firearms)}
          />
          <span
            {...thing(props, "resource:corn", cornWords(props), `halo pile${resources.corn.length ? "" : " is-none"}`)}
          >
            <Glyph name="corn" />
            {resources.corn.length ? (
              resources.corn.map((value, i) => (
                <b key={i} class="ear" aria-hidden="true">
                  {value}
                </b>
              ))
            ) : (
              <b aria-hidden="true">0</b>
            )}
          </span>
        </Piles>
      </div>
      <Covered
        props={props}
        id="passage"
        words={`${words("operation-passage-of-time")}: ${countWords(props, passage)}`}
        class="box"
      >
        <Title>{words("operation-passage-of-time")}</Title>
        <Piles>
          {KINDS.filter((kind) => passage[kind]).map((kind) => (
            <Pile
              key={kind}
              props={props}
              id={`person:passage.${kind}`}
              name={kind}
              n={passage[kind]}
              words={counted(props, kind, passage[kind])}
            />
          ))}
        </Piles>
      </Covered>
      <div {...thing(props, "out-of-play", outWords(props), "halo box")}>
        <Title>{words("web-thing-out-of-play")}</Title>
        <Piles>
          {KINDS.map((kind) => (
            <Few key={kind} name={kind} n={out[kind]} />
          ))}
          <Few name="goods" n={out.trade_goods} aside={out.trade_goods_set_aside} />
          <Few name="firearms" n={outGuns} />
          <Few name="harass" n={out.harass} aside={out.harass_set_aside} />
          {(out.trade_goods_set_aside > 0 || out.harass_set_aside > 0) && (
            <small class="soft" aria-hidden="true">
              {words("board-aside-sign")}
            </small>
          )}
        </Piles>
      </div>
    </div>
  );
}

function Title({ children }: { children: ComponentChildren }) {
  return (
    <div class="sub" aria-hidden="true">
      {children}
    </div>
  );
}

function Piles({ children }: { children: ComponentChildren }) {
  return <div class="piles">{children}</div>;
}

function Pile({ props, id, name, n, words }: { props: Props; id: string; name: GlyphName; n: number; words: string }) {
  return (
    <span {...thing(props, id, words, `halo pile${n ? "" : " is-none"}`)}>
      <Glyph name={name} />
      <b>{n}</b>
    </span>
  );
}

/** Only what is there; with what lies aside behind a plus. */
function Few({ name, n, aside = 0 }: { name: GlyphName; n: number; aside?: number }) {
  if (!n && !aside) return null;
  return (
    <span class="pile" aria-hidden="true">
      <Glyph name={name} />
      <b>{n}</b>
      {aside > 0 && <small>+{aside}</small>}
    </span>
  );
}

function cornWords(props: Props): string {
  const { words } = props;
  const ears = props.view.resources.corn.map((value) => words("board-corn-of", { value }));
  return ears.join(", ") || `${words("board-corn-name")}: ${words("board-none")}`;
}

function outWords(props: Props): string {
  const { words } = props;
  const out = props.view.out_of_play;
  const counts = { ...out, goods: out.trade_goods, firearms: out.firearms + out.intruder_firearms };
  const aside = { goods: out.trade_goods_set_aside, harass: out.harass_set_aside };
  const more = aside.goods || aside.harass ? `; ${words("board-aside")}: ${countWords(props, aside)}` : "";
  return `${words("web-thing-out-of-play")}: ${countWords(props, counts)}${more}`;
}
