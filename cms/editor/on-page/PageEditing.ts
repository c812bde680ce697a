import { makeAutoObservable, observableRef } from "@/features/shared/mobx";
import { isComposing } from "#contracts/isComposing.ts";
import { isOnePane } from "#cms/editor/bringIntoView.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import type { Caret, Point } from "#cms/editor/rich-text/caret.ts";
import { toText } from "#cms/editor/store/json.ts";
import { navigate } from "#cms/shell/navigate.ts";
import type { PreviewFrame } from "#cms/editor/preview/PreviewFrame.ts";

import { FieldFinder } from "./FieldFinder.ts";
import { findFieldCaret } from "./findFieldCaret.ts";
import { findFieldModel } from "./findFieldModel.ts";
import { findInSection } from "./findInSection.ts";
import { measure } from "./Area.ts";
import type { Area } from "./Area.ts";
import { listFieldElements } from "./listFieldElements.ts";
import { compact, listFieldTexts } from "./listFieldTexts.ts";
import type { FieldText } from "./listFieldTexts.ts";
import { findSliceKey, findTarget, isSameField } from "./spots.ts";
import type { Spot } from "./spots.ts";

const marks = { hovered: "data-hovered", chosen: "data-chosen" } as const;

/** What is pointed at, chosen and typed on the page in the preview's frame. */
export class PageEditing {
  readonly live: PreviewFrame;
  readonly session: EditorSession;
  /** Under the pointer, or chosen by keyboard. */
  hovered: Spot | undefined = undefined;
  /** What was clicked last, or has the focus in the form. */
  chosen: Spot | undefined = undefined;
  /** What is typed in place, and where its cursor is put. */
  typing: (Spot & { caret: Caret | undefined }) | undefined = undefined;
  /** Nothing was drawn since the last choice, as typing would cause. */
  isJustChosen = false;
  /** Counts what may have moved elements in the frame: positions are read anew. */
  moves = 0;
  private lastArea: Area | undefined;
  private pointer: Point = { left: -1, top: -1 };
  /** The keyboard chose: scrolling moves elements under a pointer that rests. */
  private isByKey = false;
  private attached: Document | undefined;

  constructor(session: EditorSession, live: PreviewFrame) {
    this.session = session;
    this.live = live;
    const ref = observableRef;
    makeAutoObservable<this, "pointer" | "isByKey" | "attached" | "lastArea">(
      this,
      {
        ...{ session: false, live: false, pointer: false, isByKey: false, attached: false, lastArea: false },
        ...{ hovered: ref, chosen: ref, typing: ref },
      },
      { autoBind: true },
    );
  }

  /** Listens to the frame until the returned function is called. */
  start(): () => void {
    const end = new AbortController();
    const observer = new ResizeObserver(this.noteMove);
    const attach = () => {
      const page = this.live.frame.contentDocument;
      // A frame that is being loaded has a document without an element; `load` follows.
      if (!page?.documentElement || page === this.attached) return;
      this.attached = page;
      const { signal } = end;
      page.addEventListener("click", this.click, { capture: true, signal });
      page.addEventListener("pointerover", this.hover, { signal });
      page.addEventListener("scroll", this.noteMove, { capture: true, passive: true, signal });
      page.addEventListener("keydown", this.pressKey, { capture: true, signal });
      observer.disconnect();
      observer.observe(page.documentElement);
    };
    attach();
    this.live.frame.addEventListener("load", attach, { signal: end.signal });
    this.live.frame.parentElement?.addEventListener("pointerleave", () => this.setHovered(undefined), {
      signal: end.signal,
    });
    const stop = this.live.onDrawn(this.refresh);
    return () => {
      end.abort();
      stop();
      observer.disconnect();
      this.attached = undefined;
    };
  }

  /** The slice whose buttons are shown. */
  get current(): string {
    const key = this.hovered ? findSliceKey(this.hovered.element) : this.session.selected;
    return this.session.store.hasSlice(key) ? key : this.session.selected;
  }

  /** Where the typed field stands in the frame; its last place when its text is empty and has no element. */
  get area(): Area | undefined {
    const { typing, moves } = this;
    if (typing?.element.isConnected && moves >= 0) this.lastArea = measure(this.listElements(typing));
    return typing && this.lastArea;
  }

  /** Keys of all slices, in order. */
  get keys(): string[] {
    const { store } = this.session;
    return store.zoneNames.flatMap((zone) => [...store.keys(zone)]);
  }

  noteMove(): void {
    this.moves += 1;
  }

  /** Whether a field's text is typed on the page. */
  canType({ slice, path, element }: Spot): boolean {
    const { models, store } = this.session;
    const type = findFieldModel(models, store.slice(slice), path)?.type;
    return element.tagName !== "IMG" && (type === "Text" || type === "StructuredText");
  }

  /** Opens a field in the form, or a slice. */
  choose(spot: Spot, at?: Point): void {
    this.setChosen(spot);
    this.live.noteChosen(spot.slice);
    if (at && spot.path) this.session.setLiveField(`${spot.slice} ${spot.path}`, this.findCaret(spot, at));
    this.session.reveal(spot.slice, spot.path, spot.path !== "");
  }

  /** Starts typing on the page. */
  type(spot: Spot, at?: Point): void {
    this.typing = { ...spot, caret: at && this.findCaret(spot, at) };
    this.setChosen(spot);
    this.live.noteChosen(spot.slice);
    this.session.setSelected(spot.slice);
    this.session.setLiveField("");
  }

  endTyping(): void {
    this.typing = undefined;
    this.mark();
  }

  setHovered(spot: Spot | undefined): void {
    if (this.hovered?.element === spot?.element && isSameField(this.hovered, spot)) return;
    this.hovered = spot;
    this.mark();
  }

  /** Moves the keyboard's choice to the next field on the page, or back. */
  step(by: 1 | -1): void {
    const { keys } = this;
    const from = this.hovered ?? this.chosen;
    let index = Math.max(0, keys.indexOf(from?.slice ?? this.session.selected));
    const spots = this.list(keys[index] ?? "");
    const at = spots.findIndex(({ path }) => path === from?.path);
    let next = spots[at < 0 ? 0 : at + by];
    while (!next && keys[index + by] !== undefined) {
      index += by;
      next = this.list(keys[index] ?? "").at(by > 0 ? 0 : -1);
    }
    if (!next) return;
    this.isByKey = true;
    // Not behind the bar that names it.
    next.element.scrollIntoView({ block: "center" });
    this.setHovered(next);
    this.noteMove();
  }

  /** A field where it stands now; `undefined` when the page does not show it. */
  private locate(spot: Spot): Spot | undefined {
    const found = spot.element.isConnected ? this.find(spot.element) : undefined;
    if (isSameField(found, spot)) return found;
    return this.list(spot.slice).find(({ path }) => path === spot.path);
  }

  /** The elements that show the whole of a field. */
  listElements(spot: Spot): Element[] {
    return listFieldElements(spot.element, this.listTexts(spot));
  }

  private findCaret(spot: Spot, at: Point): Caret | undefined {
    const texts = this.listTexts(spot).map(({ text }) => text);
    return findFieldCaret(spot.element, at, texts);
  }

  private listTexts({ slice, path }: Spot): FieldText[] {
    const served = this.live.served.get(slice) ?? this.session.store.slice(slice);
    return listFieldTexts(served).filter((one) => one.path === path);
  }

  /** The fields of a slice that the page shows, or the slice. */
  list(slice: string): Spot[] {
    const finder = this.createFinder(slice);
    const spots = finder?.list().map((field) => ({ slice, ...field })) ?? [];
    const root = this.live.findSlice(slice);
    return spots.length > 0 || !root ? spots : [{ slice, path: "", element: root }];
  }

  private createFinder(slice: string): FieldFinder | undefined {
    const root = this.live.findSlice(slice);
    return root && this.session.store.hasSlice(slice)
      ? new FieldFinder(root, this.live.served.get(slice) ?? this.session.store.slice(slice))
      : undefined;
  }

  private find(target: Element): Spot | undefined {
    const slice = findSliceKey(target);
    const field = this.createFinder(slice)?.find(target);
    if (!field) return undefined;
    return (field.path === "" ? this.findInDocument(target) : undefined) ?? { slice, ...field };
  }

  /** A field of the document itself, which a slice shows too, such as the title of the page. */
  private findInDocument(target: Element): Spot | undefined {
    const { store } = this.session;
    const text = compact(target.textContent ?? "");
    const leaf = store
      .leaves("")
      .find((one) => one.startsWith("data/") && compact(toText(store.get("", one))) === text);
    return text && leaf ? { slice: "", path: leaf.slice("data/".length), element: target } : undefined;
  }

  /** After a drawing: elements may show other fields, or be gone. */
  private refresh(): void {
    this.noteMove();
    this.isJustChosen = false;
    const { hovered, chosen, typing } = this;
    if (hovered) this.setHovered(hovered.element.isConnected ? this.find(hovered.element) : this.findUnderPointer());
    if (chosen) this.chosen = this.locate(chosen);
    const spot = typing && this.locate(typing);
    if (typing && spot && spot.element !== typing.element) this.typing = { ...typing, element: spot.element };
    this.mark();
  }

  private findUnderPointer(): Spot | undefined {
    const { pointer, attached } = this;
    const target = attached?.elementFromPoint(pointer.left, pointer.top);
    return target ? this.find(target) : undefined;
  }

  setChosen(spot: Spot | undefined): void {
    this.chosen = spot;
    this.isJustChosen = true;
    this.mark();
  }

  /** Marks elements in the frame; their style is the simulator's, so that an outline moves with its element. */
  private mark(): void {
    const page = this.attached;
    if (!page) return;
    const set = (name: string, elements: (Element | undefined)[]) => {
      for (const element of page.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
      for (const element of elements) element?.setAttribute(name, "");
    };
    const { hovered, chosen, typing } = this;
    // What is typed has a frame of its own.
    set(marks.hovered, [typing ? undefined : hovered?.element, hovered && this.live.findSlice(hovered.slice)]);
    set(marks.chosen, chosen?.path && !typing ? this.listElements(chosen) : []);
  }

  private readonly hover = (event: PointerEvent) => {
    const { clientX: left, clientY: top } = event;
    if (this.isByKey && left === this.pointer.left && top === this.pointer.top) return;
    this.isByKey = false;
    this.pointer = { left, top };
    const target = findTarget(event);
    const spot = target && this.find(target);
    if (spot) this.setHovered(spot);
  };

  private readonly click = (event: MouseEvent) => {
    const target = findTarget(event);
    // A link would leave the preview, also one of a removed slice that is still drawn.
    if (target?.closest("a[href]")) event.preventDefault();
    const spot = target && this.find(target);
    if (!spot) return;
    const isAgain = isSameField(this.chosen, spot);
    const root = this.live.findSlice(spot.slice);
    const section =
      isAgain && spot.path === "" && root && findInSection(root, this.live.served.get(spot.slice), target);
    if (section) return navigate(section);
    const at = { left: event.clientX, top: event.clientY };
    // Without a form beside it, the first click types.
    if (!(isAgain || isOnePane()) || !this.canType(spot)) return this.choose(spot, at);
    // Nor does the text's button or summary act.
    event.preventDefault();
    this.type(spot, at);
  };

  /** Undo of the document, also while a button or link of the page has the focus. */
  private readonly pressKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isComposing(event)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) this.session.redo();
    else this.session.undo();
  };
}
