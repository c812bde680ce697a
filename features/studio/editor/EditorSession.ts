import { makeAutoObservable, observableRef, reaction, runInAction } from "@/features/shared/mobx";
import type { Finding } from "@/features/shared/contracts/studio/checks";
import type { DocumentSummary } from "@/features/shared/contracts/studio/documents";
import type { StudioDocument } from "@/features/shared/contracts/studio/drafts";

import type { Change } from "./store/Change";
import type { EditorModels, TypeModel } from "./model/EditorModels";
import { PublicationStore } from "./publish/PublicationStore";
import { PresenceStore } from "./saving/PresenceStore";
import type { DraftSaver } from "./saving/DraftSaver";
import type { DocumentStore } from "./store/DocumentStore";

export type SessionParts = {
  document: StudioDocument;
  models: EditorModels;
  store: DocumentStore;
  saver: DraftSaver;
  tab: string;
};

/** Everything of one document that is open: its text, where that is saved, what is selected and who else is there. */
export class EditorSession {
  readonly id: string;
  readonly models: EditorModels;
  readonly store: DocumentStore;
  readonly saver: DraftSaver;
  readonly presence: PresenceStore;
  readonly publication: PublicationStore;
  summary: DocumentSummary;
  readonly hidden: StudioDocument["hidden"];
  /** Key of the slice that both sides show; empty for the document's own fields. */
  selected = "";
  /** Keys of the slices that are open in the form. */
  open: ReadonlySet<string> = new Set();
  /** Name of the field whose rich text is live; one at a time, since each costs at every keystroke. */
  liveField = "";
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
    makeAutoObservable(
      this,
      {
        ...{ id: false, models: false, store: false, saver: false, presence: false, publication: false },
        ...{ summary: observableRef, open: observableRef, hidden: false },
      },
      { autoBind: true },
    );
  }

  /** Saves, watches for others and checks until the returned function is called. */
  start(): () => void {
    const stops = [this.saver.start(), this.presence.start(), this.publication.start()];
    const stopGone = reaction(
      () => this.selected !== "" && !this.store.hasSlice(this.selected),
      (isGone) => isGone && this.select(""),
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
    if (!isOpen) this.selected = key;
  }

  openAll(keys: readonly string[]): void {
    this.open = new Set(keys);
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

  private show(change: Change | undefined): void {
    const key = change?.leaves[0]?.slice ?? change?.slices[0]?.key;
    if (key) this.select(key);
  }

  setSummary(summary: DocumentSummary): void {
    this.summary = summary;
  }
}
