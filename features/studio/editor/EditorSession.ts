import { makeAutoObservable, observableRef, reaction, runInAction } from "@/features/shared/mobx";
import type { Finding } from "@/features/shared/contracts/studio/checks";
import type { DocumentSummary } from "@/features/shared/contracts/studio/documents";
import type { StudioDocument } from "@/features/shared/contracts/studio/drafts";

import type { Change } from "./store/Change";
import { CommentsStore } from "./comments/CommentsStore";
import type { EditorModels, TypeModel } from "./model/EditorModels";
import { PublicationStore } from "./publish/PublicationStore";
import { PresenceStore } from "./saving/PresenceStore";
import type { DraftSaver } from "./saving/DraftSaver";
import type { DocumentStore } from "./store/DocumentStore";

type SessionParts = {
  document: StudioDocument;
  models: EditorModels;
  store: DocumentStore;
  saver: DraftSaver;
  tab: string;
};

/** A slice (with an empty path) or a field of the form; `isFocused` gives it the focus too. */
export type Wanted = { slice: string; path: string; isFocused: boolean };

/** Everything of one document that is open: its text, where that is saved, what is selected and who else is there. */
export class EditorSession {
  readonly id: string;
  models: EditorModels;
  readonly store: DocumentStore;
  readonly saver: DraftSaver;
  readonly presence: PresenceStore;
  readonly publication: PublicationStore;
  readonly comments: CommentsStore;
  summary: DocumentSummary;
  hidden: StudioDocument["hidden"];
  /** Key of the slice that both sides show; empty for the document's own fields. */
  selected = "";
  /** Keys of the slices that are open in the form. */
  open: ReadonlySet<string> = new Set();
  /** Name of the field whose rich text is live; one at a time, since each costs at every keystroke. */
  liveField = "";
  /** Which tab of the model the form shows. */
  tabIndex = 0;
  /** What the form is to bring into view next. */
  wanted: Wanted | undefined = undefined;
  /** What a screen reader is told. */
  announcement = "";

  constructor({ document, models, store, saver, tab }: SessionParts) {
    this.id = document.id;
    this.summary = document;
    this.hidden = document.hidden;
    this.models = models;
    this.store = store;
    this.saver = saver;
    this.presence = new PresenceStore({ document: document.id, tab, saver });
    this.publication = new PublicationStore(this);
    this.comments = new CommentsStore(document.id);
    makeAutoObservable(
      this,
      {
        id: false,
        store: false,
        saver: false,
        presence: false,
        publication: false,
        comments: false,
        models: observableRef,
        summary: observableRef,
        open: observableRef,
        wanted: observableRef,
        hidden: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Saves, watches for others and checks until the returned function is called. */
  start(): () => void {
    const stops = [this.saver.start(), this.presence.start(), this.publication.start(), this.comments.start()];
    const stopGone = reaction(
      () => this.store.zoneNames.flatMap((zone) => this.store.keys(zone)),
      () => this.leaveGone(),
    );
    return () => [...stops, stopGone].forEach((stop) => stop());
  }

  get type(): TypeModel | undefined {
    return this.models.findType(this.summary.type);
  }

  get findings(): readonly Finding[] {
    return this.publication.findings;
  }

  /** Shows a slice on both sides, opened in the form. */
  select(key: string): void {
    this.selected = key;
    if (key) this.open = new Set([...this.open, key]);
  }

  /** The slice that has the focus, opened or not. */
  setSelected(key: string): void {
    this.selected = key;
  }

  toggle(key: string): void {
    const isOpen = this.open.has(key);
    this.open = new Set(isOpen ? [...this.open].filter((one) => one !== key) : [...this.open, key]);
    this.endLiveField();
    if (!isOpen) this.selected = key;
  }

  openAll(keys: readonly string[]): void {
    this.open = new Set(keys);
    this.endLiveField();
  }

  showTab(index: number): void {
    this.tabIndex = index;
  }

  /** Brings a slice or field into view, opened and in the tab where it is. */
  reveal(slice: string, path = "", isFocused = true): void {
    if (slice) this.select(slice);
    const [name = ""] = path.split(/[.[]/);
    const tabs = this.type?.tabs ?? [];
    const holder = slice ? this.store.findZone(slice) : name;
    const tab = tabs.findIndex(({ fields }) =>
      fields.some((field) => field.name === holder || (field.type === "UID" && holder === "uid")),
    );
    if (tab >= 0) this.tabIndex = tab;
    this.bring({ slice, path, isFocused });
  }

  /** Brings a slice into view as it is, open or closed; with nothing named, the button that adds one. */
  bring(wanted: Wanted): void {
    this.wanted = wanted;
  }

  announce(sentence: string): void {
    // A live region says the same sentence again only after an empty one.
    this.announcement = "";
    setTimeout(() => runInAction(() => (this.announcement = sentence)), 50);
  }

  /** Takes back the last step, and shows where that was. */
  undo(): void {
    this.show(this.store.history.steps.done.at(-1));
    this.store.undo();
  }

  redo(): void {
    this.show(this.store.history.steps.undone.at(-1));
    this.store.redo();
  }

  setLiveField(name: string): void {
    this.liveField = name;
  }

  private leaveGone(): void {
    if (this.selected !== "" && !this.store.hasSlice(this.selected)) this.selected = "";
    this.endLiveField();
  }

  /** A live text that is closed or gone must not take the focus when it is drawn again. */
  private endLiveField(): void {
    const [slice = ""] = this.liveField.split(" ");
    if (slice && !(this.open.has(slice) && this.store.hasSlice(slice))) this.liveField = "";
  }

  private show(change: Change | undefined): void {
    const [leaf] = change?.leaves ?? [];
    // Who is writing stays where the cursor is.
    if (leaf) this.reveal(leaf.slice, leaf.leaf.replace(/^data\//, "").replaceAll("/", "."), false);
    else if (change?.slices[0]) this.reveal(change.slices[0].key, "", false);
  }

  /** The models in another language. */
  setModels(models: EditorModels): void {
    this.models = models;
  }

  setHidden(hidden: StudioDocument["hidden"]): void {
    this.hidden = hidden;
  }

  setSummary(summary: DocumentSummary): void {
    this.summary = summary;
  }
}
