import { reaction } from "@/features/shared/mobx";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { Debounce } from "#cms/editor/saving/Debounce.ts";

import { nameSlice } from "#cms/editor/slices/sliceNames.ts";
import { toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

import { drawForm, formType } from "./drawForm.ts";
import { PreviewFeed } from "./PreviewFeed.ts";
import { ServedSlices } from "./ServedSlices.ts";
import { DrawnSlices } from "./DrawnSlices.ts";
import { SimulatorChannel } from "./SimulatorChannel.ts";

export type ColourMode = "light" | "dark";

type Options = {
  session: EditorSession;
  frame: HTMLIFrameElement;
  /** Writes above an empty slice, whose name it gets, that visitors do not see it. */
  describeEmpty: (name: string) => string;
  onStalled: (isStalled: boolean) => void;
};

/** Delays scrolling: rendering while scrolling would delay the first keys after a click. */
export const followWaits = { waitMs: 250, maxWaitMs: 2_000 };
/** Beyond this distance, in viewport heights, scrolling is instant: smooth scrolling would render everything between. */
const maxGlide = 2;

/** Connects the form to the simulator in a frame: sends slices and keeps the selection of both in sync. */
export class PreviewFrame {
  private readonly options: Options;
  private readonly channel: SimulatorChannel;
  private readonly feed: PreviewFeed;
  /** Each slice as it was sent last: what the frame shows. */
  readonly served = new Map<string, JsonObject>();
  private readonly drawnListeners = new Set<() => void>();
  /** The slice that was chosen in the frame, which need not scroll to it. */
  private chosenHere = "";
  /** A slice to scroll to once it is drawn. */
  private targetId = "";
  private readonly drawn: DrawnSlices;
  private readonly following = new Debounce(() => this.follow(), followWaits);

  constructor(options: Options) {
    this.options = options;
    this.drawn = new DrawnSlices(options.session);
    const served = new ServedSlices(options.session.summary.lang);
    this.channel = new SimulatorChannel(options.frame, {
      onReady: () => this.feed.restart(),
      onDrawn: (state) => {
        this.feed.confirm(state);
        this.outline();
        if (this.targetId) this.scrollTo(this.targetId);
        else this.keepInSight();
        for (const listener of this.drawnListeners) listener();
      },
    });
    this.feed = new PreviewFeed({
      send: (slices) => {
        for (const slice of slices) if ("variation" in slice) this.served.set(toText(slice.id), slice);
        this.channel.setSliceZone(slices);
      },
      resolve: (slices) => served.resolve(slices),
      onStalled: options.onStalled,
    });
  }

  /** Connects until the returned function is called. */
  start(): () => void {
    const { session } = this.options;
    const { store } = session;
    const close = this.channel.open();
    const stopPage = reaction(
      () =>
        session.summary.type === formType
          ? [{ key: session.id, json: drawForm(store.content, session.summary) }]
          : store.zoneNames
              .flatMap((zone) => store.keys(zone))
              .map((key) => ({ key, json: this.drawn.show(key).json })),
      (slices) => {
        const about = { title: toText(store.get("", "data/title")), path: session.summary.path ?? "" };
        this.feed.show({ slices, selected: session.selected, about });
        if (this.following.isWaiting) this.following.call();
      },
      { fireImmediately: true },
    );
    const stopSelected = reaction(
      () => session.selected,
      () => this.following.call(),
    );
    return () => {
      close();
      stopPage();
      stopSelected();
      this.following.cancel();
      this.feed.stop();
    };
  }

  get frame(): HTMLIFrameElement {
    return this.options.frame;
  }

  /** Sets the frame's colour mode; call it after every load. */
  setMode(mode: ColourMode): void {
    // A document that is being loaded has no element yet.
    const root = this.frame.contentDocument?.querySelector("html");
    if (root) root.dataset.mode = mode;
  }

  /** Calls a function after each drawing; returns the function that ends it. */
  onDrawn(listener: () => void): () => void {
    this.drawnListeners.add(listener);
    return () => this.drawnListeners.delete(listener);
  }

  /** The element of a slice in the frame; `undefined` while it is not drawn. */
  findSlice(key: string): HTMLElement | undefined {
    const page = this.frame.contentDocument;
    return page?.querySelector<HTMLElement>(`[data-slice-id="${CSS.escape(key)}"]`) ?? undefined;
  }

  /** Call it before a slice is selected that was chosen in the frame: the frame does not scroll. */
  noteChosen(key: string): void {
    if (key !== this.options.session.selected) this.chosenHere = key;
  }

  /** Call before the frame's width changes, and the returned function after: what is looked at stays in sight. */
  keepPosition(): () => void {
    const page = this.options.frame.contentDocument;
    const height = page?.defaultView?.innerHeight ?? 0;
    const seen = [...(page?.querySelectorAll("[data-slice-id]") ?? [])].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < height;
    });
    const { selected } = this.options.session;
    const current = seen.find((element) => element.getAttribute("data-slice-id") === selected) ?? seen[0];
    return () => {
      // Newer browsers return a promise, which is no cleanup of an effect.
      current?.scrollIntoView({ block: "start", behavior: "instant" });
    };
  }

  private follow(): void {
    const { selected } = this.options.session;
    this.outline();
    if (this.chosenHere !== selected) this.scrollTo(selected);
    this.chosenHere = "";
  }

  private scrollTo(key: string): void {
    const element = key ? this.findSlice(key) : undefined;
    this.targetId = element ? "" : key;
    if (element) this.bring(element);
  }

  /** What is edited in the form may have grown, such as by a picture. */
  private keepInSight(): void {
    const { frame, session } = this.options;
    const element = session.selected ? this.findSlice(session.selected) : undefined;
    const isTypedHere = frame.parentElement?.contains(document.activeElement);
    if (element && !isTypedHere && element.offsetHeight < frame.clientHeight) this.bring(element);
  }

  /** Scrolls to an element of the page that is out of sight. */
  bring(element: Element): void {
    const { innerHeight = 0 } = element.ownerDocument.defaultView ?? {};
    const { top, bottom } = element.getBoundingClientRect();
    const isFar = bottom < -maxGlide * innerHeight || top > (1 + maxGlide) * innerHeight;
    element.scrollIntoView({ block: "nearest", behavior: isFar ? "instant" : "smooth" });
  }

  /** Marks the selected slice, and those that are empty. */
  private outline(): void {
    const { frame, session, describeEmpty } = this.options;
    for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>("[data-slice-id]") ?? []) {
      const key = element.dataset.sliceId ?? "";
      const isEmpty = session.store.hasSlice(key) && this.drawn.show(key).isEmpty;
      // Its style shows it above the slice.
      if (isEmpty) element.dataset.empty = describeEmpty(nameSlice(session.models, session.store.slice(key)));
      else delete element.dataset.empty;
      if (session.store.hasSlice(key)) this.drawn.mark(element, key, this.served.get(key));
      const isSelected = key === session.selected && key !== "";
      element.style.outline = isSelected ? "2px solid var(--sea)" : "";
      element.style.outlineOffset = isSelected ? "-2px" : "";
    }
  }
}
