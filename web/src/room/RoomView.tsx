import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { go, library, t } from "../app";
import { Button, Dialog } from "../components/bits";
import { useMedia, useTitle } from "../components/hooks";
import { Icon, type IconName } from "../components/icons";
import { BrandMark } from "../components/Page";
import { SettingsForm } from "../components/SettingsForm";
import * as matches from "../matches";
import { Announcer } from "./Announcer";
import { BoardFrame, Zoom } from "./BoardFrame";
import { Caption } from "./Caption";
import { CommandLine } from "./CommandLine";
import { AllTabs, Column, OtherTabs, Strip, Under, usePanels } from "./Displays";
import { HelpSheet } from "./Help";
import { CommandsSheet, useKeys } from "./Keys";
import { Log } from "./Log";
import { Popups } from "./Popups";
import { Prompt } from "./Prompt";
import { Ribbon } from "./Ribbon";
import { Rules } from "./Rules";
import { ConnectionSign, SeatsBar, SeatsSheet } from "./Seats";
import { PastTools, Timeline } from "./Timeline";
import { Tools } from "./Tools";
import { type Tab, useRoom } from "./room";

/** The table: board, question, displays, log and rules, arranged for the width there is. */
export function RoomView() {
  const room = useRoom();
  const { session } = room;
  const state = session.state.value!;
  const narrow = useMedia("(max-width: 899px)");
  const vast = useMedia("(min-width: 1500px)");
  useKeys(room);
  const title = library.catalogue()?.games.find((g) => g.id === state.game)?.title ?? state.game;
  useTitle(state.pending.yours ? `◆ ${title}` : title);
  const kinds = [state.branch ? "practice" : "", state.kind === "companion" ? "beside" : ""].filter(Boolean);
  return (
    <div class={`room ${narrow ? "narrow" : vast ? "vast" : "wide"} ${kinds.join(" ")}`} data-testid="room" data-ply={state.ply}>
      <TopBar title={title} />
      {state.branch && <PracticeBanner name={state.branch} />}
      {narrow ? <Narrow /> : <Wide vast={vast} />}
      <Sheets />
    </div>
  );
}

/** Everything that is needed to decide stands still: the page itself never scrolls, only the parts that are lists. */
function Wide({ vast }: { vast: boolean }) {
  const room = useRoom();
  const panels = usePanels();
  const column = panels.some((panel) => panel.place === "beside") || (vast && panels.some((panel) => !panel.place));
  const tabs: Tab[] = column ? ["log", "rules"] : ["log", "displays", "rules"];
  const tab = tabs.find((one) => one === room.tab.value) ?? "log";
  return (
    <main id="content" class={column ? "room-main with-column" : "room-main"} tabIndex={-1}>
      {column && <Column />}
      <div class="center">
        <Strip />
        <BoardFrame />
        <Caption><PastTools /><Zoom /></Caption>
        <Under />
      </div>
      <div class="side">
        <div class="side-play">
          <Prompt />
        </div>
        <Tools />
        <div class="side-read">
          <Tabs tabs={tabs} at={tab} />
          {tab === "rules" ? <Rules /> : tab === "displays" ? <OtherTabs /> : <Log />}
          <CommandLine />
        </div>
      </div>
      <Timeline />
      <Popups />
      <Announcer />
    </main>
  );
}

const LOWEST = 80; // pixels of the board, when its grip is dragged
const HIGHEST = 0.7; // of the window, likewise
const HEIGHTS = ["low", "half", "high"] as const;

function Narrow() {
  const room = useRoom();
  const beside = room.session.state.value!.kind === "companion";
  const [height, setHeight] = useState<(typeof HEIGHTS)[number]>(beside ? "low" : "half");
  const tab = room.tab.value;
  const [drawn, setDrawn] = useState<number | null>(null);
  const moved = useRef(false); // the grip was dragged: what follows is no click
  const drag = {
    onPointerDown: (event: PointerEvent) => {
      moved.current = false;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const grip = event.currentTarget as Element;
      if (!grip.hasPointerCapture(event.pointerId)) return;
      const top = document.querySelector(".board-frame")!.getBoundingClientRect().top;
      if (!moved.current && Math.abs(event.movementY) < 1) return;
      moved.current = true;
      setDrawn(Math.round(Math.max(LOWEST, Math.min(innerHeight * HIGHEST, event.clientY - top))));
    },
  };
  const next = HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length]!;
  return (
    <main id="content" class={`room-main board-${height}`} style={{ "--drawn-high": drawn === null ? "" : `${drawn}px` }} tabIndex={-1}>
      <Strip phone />
      <BoardFrame />
      <div class="grip">
        <button
          type="button"
          {...drag}
          onClick={() => {
            if (moved.current) return;
            setDrawn(null);
            setHeight(next);
          }}
          aria-label={`${t("page-board")}: ${height === "high" ? t("page-zoom-out") : t("page-zoom-in")}`}>
          <span aria-hidden="true" />
        </button>
      </div>
      <Caption><PastTools bare />{height !== "low" && <Zoom />}</Caption>
      <Tabs tabs={["play", "displays", "log", "rules"]} at={tab} />
      <div class="sheet" id="sheet">
        {tab === "play" && (
          <>
            <Prompt />
            <Tools />
            <CommandLine />
            <Timeline />
          </>
        )}
        {tab === "displays" && <AllTabs />}
        {tab === "log" && <Log />}
        {tab === "rules" && <Rules />}
      </div>
      <Popups />
      <Announcer />
    </main>
  );
}

function Tabs({ tabs, at }: { tabs: Tab[]; at: Tab }) {
  const room = useRoom();
  const words: Record<Tab, [string, IconName]> = {
    play: [t("page-decide"), "decide"],
    displays: [t("page-displays"), "panels"],
    log: [t("page-log"), "log"],
    rules: [t("page-rules"), "rules"],
  };
  const due = room.session.options.value.length > 0;
  return (
    <div class="tabs-bar" role="group" aria-label={t("page-more")}>
      {tabs.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === at} onClick={() => (room.tab.value = tab)} data-testid={`tab-${tab}`}>
          <Icon name={words[tab][1]} />
          <span>{words[tab][0]}</span>
          {tab === "play" && due && at !== "play" && <span class="due" aria-label={t("page-your-turn")}>◆</span>}
        </button>
      ))}
    </div>
  );
}

function TopBar({ title }: { title: string }) {
  const room = useRoom();
  const state = room.session.state.value!;
  const scenario = library.catalogue()?.games.find((g) => g.id === state.game)?.scenarios.find((s) => s.id === state.scenario);
  const kind = state.kind === "lesson" ? t("page-lesson") : state.kind === "companion" ? t("page-companion") : "";
  return (
    <header class="topbar">
      <a class="brand" href="#/" aria-label={t("page-home")} title={t("page-home")}><BrandMark /></a>
      <h1>
        {title}
        <span class="soft">{scenario?.name}</span>
        {kind && <span class="badge">{kind}</span>}
        {!state.you && <span class="badge">{t("page-watching")}</span>}
      </h1>
      <Ribbon />
      <SeatsBar />
      <ConnectionSign />
      <nav aria-label={t("page-menu")}>
        {state.kind !== "lesson" && <Button icon="link" bare label={t("page-seats-and-links")} onClick={() => (room.sheet.value = "seats")} testid="open-seats" />}
        <Button icon="help" bare label={t("page-help")} onClick={() => (room.sheet.value = "keys")} testid="open-keys" />
        <Button icon="gear" bare label={t("page-settings")} onClick={() => (room.sheet.value = "settings")} testid="open-settings" />
      </nav>
    </header>
  );
}

function PracticeBanner({ name }: { name: string }) {
  const { session } = useRoom();
  const from = matches.find(session.token)?.from;
  return (
    <div class="banner practice" role="status" data-testid="practice">
      <span>{t("page-practice-banner", { name })}</span>
      {from && <Button label={t("page-back-to-game")} onClick={() => go({ page: "table", token: from, at: null })} testid="back-to-game" />}
    </div>
  );
}

function Sheets() {
  const room = useRoom();
  const close = () => (room.sheet.value = null);
  const open = (title: string, body: ComponentChildren) => <Dialog title={title} onClose={close}>{body}</Dialog>;
  switch (room.sheet.value) {
    case "keys":
      return open(t("page-help"), <HelpSheet />);
    case "commands":
      return open(t("page-command"), <CommandsSheet />);
    case "settings":
      return open(t("page-settings"), <SettingsForm />);
    case "seats":
      return open(t("page-seats-and-links"), <SeatsSheet />);
    default:
      return null;
  }
}
