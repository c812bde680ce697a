import { defaultLocale, getLanguage, isLocale, locales } from "../../../features/shared/contracts/locales.ts";
import type { Locale } from "../../../features/shared/contracts/locales.ts";
import { translate } from "../../../features/shared/contracts/translate.ts";
import { writeEditPath } from "../../../features/shared/contracts/studioPath.ts";
import { describeElement, listPickable, toPickable } from "./pickElement.ts";

const words = translate({
  en: {
    bar: "Editors",
    edit: "Edit this page",
    pick: "Edit a text",
    picking: "Click a text or picture to open it in the Studio. Arrow keys choose, Enter opens, Escape ends.",
    hide: "Hide until the next page load",
  },
  cn: {
    bar: "编辑",
    edit: "编辑此页",
    pick: "编辑文字",
    picking: "点击文字或图片，即在 Studio 中打开。方向键选择，回车打开，Esc 结束。",
    hide: "隐藏，下次加载时恢复",
  },
});

/** The Studio's language, which its cookie names, else the page's. */
function findLocale(): Locale {
  const chosen = /(?:^|; ?)locale=(\w+)/.exec(document.cookie)?.[1];
  if (isLocale(chosen)) return chosen;
  const { lang } = document.documentElement;
  return locales.find((locale) => getLanguage(locale).html === lang) ?? defaultLocale;
}

/** Adds the bar: a link to the page's document in the Studio, and a way to choose the text that is wanted. */
export function startEditBar(): void {
  const text = words[findLocale()];
  const host = document.createElement("div");
  // Above a preview's bar, where there is one; a sheet of the shadow root would not find it.
  host.style.insetBlockEnd = "calc(anchor(--editor-bar top, 0px) + var(--space-xs))";
  const root = host.attachShadow({ mode: "open" });
  const styles = document.createElement("link");
  styles.rel = "stylesheet";
  styles.href = "/edit-bar.css";
  const bar = document.createElement("aside");
  bar.setAttribute("aria-label", text.bar);
  const link = document.createElement("a");
  link.textContent = text.edit;
  const pick = document.createElement("button");
  pick.textContent = text.pick;
  const hide = document.createElement("button");
  hide.textContent = "×";
  hide.setAttribute("aria-label", text.hide);
  hide.title = text.hide;
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  bar.append(link, pick, hide, status);
  root.append(styles, bar);
  // The page changes without a load: its path is read when it is needed.
  const setTarget = () => {
    link.href = writeEditPath(location.pathname);
  };
  setTarget();
  for (const event of ["pointerenter", "focus", "click"]) link.addEventListener(event, setTarget);
  const picking = createPicking({
    host,
    onEnd: () => {
      pick.setAttribute("aria-pressed", "false");
      status.textContent = "";
      pick.focus();
    },
    onMove: (words) => {
      status.textContent = words;
    },
  });
  pick.setAttribute("aria-pressed", "false");
  pick.addEventListener("click", () => {
    if (picking.toggle()) {
      pick.setAttribute("aria-pressed", "true");
      status.textContent = text.picking;
    }
  });
  hide.addEventListener("click", () => {
    picking.stop();
    host.remove();
  });
  document.body.append(host);
}

type Picking = { host: Element; onEnd: () => void; onMove: (words: string) => void };

/** Choosing an element of the page, by pointer or keyboard; it opens in the Studio. */
function createPicking({ host, onEnd, onMove }: Picking) {
  let listening: AbortController | undefined;
  let chosen: HTMLElement | SVGElement | undefined;
  let outline = "";
  const choose = (element: Element | undefined) => {
    if (chosen) chosen.style.outline = outline;
    chosen = element instanceof HTMLElement || element instanceof SVGElement ? element : undefined;
    outline = chosen?.style.outline ?? "";
    if (chosen) chosen.style.outline = "2px solid var(--sea)";
  };
  const open = () => {
    if (!chosen) return;
    const target = `${writeEditPath(location.pathname)}#${describeElement(chosen)}`;
    stop();
    location.assign(target);
  };
  const stop = () => {
    listening?.abort();
    listening = undefined;
    choose(undefined);
  };
  const isOurs = (event: Event) => event.composedPath().includes(host);
  const step = (by: number) => {
    const all = listPickable();
    const next = all[(chosen ? all.indexOf(chosen) : -1) + by] ?? all.at(by > 0 ? 0 : -1);
    choose(next);
    next?.scrollIntoView({ block: "nearest" });
    onMove((next?.getAttribute("alt") ?? next?.textContent ?? "").trim().slice(0, 80));
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: open,
    Escape: () => {
      stop();
      onEnd();
    },
  };
  const start = () => {
    listening = new AbortController();
    const { signal } = listening;
    const options = { capture: true, signal };
    document.addEventListener("pointerover", (event) => isOurs(event) || choose(toPickable(event.target)), options);
    document.addEventListener(
      "click",
      (event) => {
        if (isOurs(event)) return;
        event.preventDefault();
        event.stopPropagation();
        choose(toPickable(event.target));
        open();
      },
      options,
    );
    document.addEventListener(
      "keydown",
      (event) => {
        const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
        // Enter on the bar's own buttons presses them, until something is chosen.
        if (!run || (event.key === "Enter" && !chosen)) return;
        event.preventDefault();
        event.stopPropagation();
        run();
      },
      options,
    );
  };
  return {
    stop,
    /** Starts or ends; returns whether it started. */
    toggle: (): boolean => {
      if (!listening) {
        start();
        return true;
      }
      stop();
      onEnd();
      return false;
    },
  };
}
