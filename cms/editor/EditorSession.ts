import { makeAutoObservable, observableRef, reaction, runInAction } from "@/features/shared/mobx";
import type { DocumentSummary } from "#cms/list/contract.ts";
import type { StudioDocument } from "#cms/drafts/contract.ts";
import type { Change } from "#cms/editor/store/Change.ts";
import { CommentsStore } from "#cms/comments/CommentsStore.ts";
import type { EditorModels, TypeModel } from "#cms/editor/model/EditorModels.ts";
import type { Caret } from "#cms/editor/rich-text/caret.ts";
import { formType } from "#cms/editor/preview/drawForm.ts";
import { PublicationStore } from "#cms/publishing/PublicationStore.ts";
import { PresenceStore } from "#cms/presence/PresenceStore.ts";
import type { DraftSaver } from "#cms/editor/saving/DraftSaver.ts";
import type { DocumentStore } from "#cms/editor/store/DocumentStore.ts";

type SessionParts = {
  document: StudioDocument;
  models: EditorModels;
  store: DocumentStore;
  saver: DraftSaver;
  tab: string;
  release?: string | undefined;
};

/** A slice (with an empty path) or a field of the form; `isFocused` gives it the focus too. */
export type FieldTarget = { slice: string; path: string; isFocused: boolean };
/** What an undo or redo changed. */
export type Step = { kind: "undone" | "redone"; change: Change };
type EditorDialog = "history" | "comments" | "languages";

/** State of the open document: content, saving, selection and presence. */
export class EditorSession {
  readonly id: string;
  /** Id of the release whose version is open. */
  readonly release: string | undefined;
  models: EditorModels;
  readonly store: DocumentStore;
  readonly saver: DraftSaver;
  readonly presence: PresenceStore;
  readonly publication: PublicationStore;
  readonly comments: CommentsStore;
  summary: DocumentSummary;
  hidden: StudioDocument["hidden"];
  /** Key of the slice selected in form and preview; empty for the document's own fields. */
  selected = "";
  /** Keys of the slices that are open in the form. */
  open: ReadonlySet<string> = new Set();
  /** Name of the field with the active rich text editor; one at a time, since each adds work to every keystroke. */
  liveField = "";
  /** Where its cursor is put; at the end without one. */
  liveCaret: Caret | undefined = undefined;
  /** Which tab of the model the form shows. */
  tabIndex = 0;
  /** What the form scrolls to next. */
  fieldTarget: FieldTarget | undefined = undefined;
  /** Dialog of the bar that is open. */
  dialog: EditorDialog | undefined = undefined;
  /** Id of the comment that the open comments begin with. */
  comment: string | undefined = undefined;
  /** What was just done, shown and announced. */
  announcement = "";
  /** The step that was announced, if it offers undo. */
  private announced: Change | undefined = undefined;
  /** The last undo or redo. */
  step: Step | undefined = undefined;

  constructor({ document, models, store, saver, tab, release }: SessionParts) {
    this.id = document.id;
    this.release = release;
    this.summary = document;
    // They are deleted from the unscheduled draft only.
    this.hidden = release ? [] : document.hidden;
    this.models = models;
    this.store = store;
    this.saver = saver;
    this.presence = new PresenceStore({ document: document.id, release, tab, saver });
    this.publication = new PublicationStore(this);
    this.comments = new CommentsStore(document.id);
    const parts = { store: false, saver: false, presence: false, publication: false, comments: false } as const;
    const replaced = { models: observableRef, summary: observableRef, hidden: observableRef };
    const references = {
      ...replaced,
      open: observableRef,
      liveCaret: observableRef,
      fieldTarget: observableRef,
      step: observableRef,
      announced: observableRef,
    };
    makeAutoObservable<this, "announced">(
      this,
      { id: false, release: false, ...parts, ...references },
      { autoBind: true },
    );
  }

  /** Starts saving, presence and checks; returns the function that stops them. */
  start(): () => void {
    const stops = [this.saver.start(), this.presence.start(), this.publication.start(), this.comments.start()];
    const stopGone = reaction(
      () => this.store.zoneNames.flatMap((zone) => this.store.keys(zone)),
      () => this.leaveGone(),
    );
    return () => [...stops, stopGone].forEach((stop) => stop());
  }

  /** Whether undo would revert what was announced. */
  get canRevert(): boolean {
    return this.announced !== undefined && this.announced === this.store.history.steps.done.at(-1);
  }

  get type(): TypeModel | undefined {
    return this.models.findType(this.summary.type);
  }

  /** Whether visitors see it as slices, or in one. */
  get hasPreview(): boolean {
    return this.store.zoneNames.length > 0 || this.summary.type === formType;
  }

  /** Whether the open version is a draft of its own: in its release, or outside releases. */
  get hasDraft(): boolean {
    return this.saver.hasUnsent || this.summary.places.includes(this.release ?? "documents");
  }

  /** Selects a slice in form and preview and expands it in the form. */
  select(key: string): void {
    this.selected = key;
    if (key) this.open = new Set([...this.open, key]);
  }

  /** Selects the focused slice without expanding it. */
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

  setDialog(dialog: EditorDialog | undefined): void {
    this.dialog = dialog;
    this.comment = undefined;
  }

  /** Opens the comments at one of them. */
  showComment(id: string): void {
    this.dialog = "comments";
    this.comment = id;
  }

  showTab(index: number): void {
    this.tabIndex = index;
  }

  /** Scrolls to a slice or field, after expanding it and switching to its tab. */
  reveal(slice: string, path = "", isFocused = true): void {
    if (slice) this.select(slice);
    const [name = ""] = path.split(/[.[]/);
    const tabs = this.type?.tabs ?? [];
    // Without both: the button that adds a slice.
    const holder = slice ? this.store.findZone(slice) : name || this.store.zoneNames[0];
    const tab = tabs.findIndex(({ fields }) =>
      fields.some((field) => field.name === holder || (field.type === "UID" && holder === "uid")),
    );
    if (tab >= 0) this.tabIndex = tab;
    this.bring({ slice, path, isFocused });
  }

  /** Scrolls to a slice without expanding it; without a key, to the button that adds one. */
  bring(fieldTarget: FieldTarget): void {
    this.fieldTarget = fieldTarget;
  }

  announce(sentence: string, canRevert = false): void {
    // A live region repeats the same text only after an empty one.
    this.announcement = "";
    this.announced = canRevert ? this.store.history.steps.done.at(-1) : undefined;
    setTimeout(() => runInAction(() => (this.announcement = sentence)), 50);
  }

  /** Undoes the last step and scrolls to its place. */
  undo(): void {
    this.show(this.store.history.steps.done.at(-1));
    this.note("undone", this.store.undo());
  }

  redo(): void {
    this.show(this.store.history.steps.undone.at(-1));
    this.note("redone", this.store.redo());
  }

  /** Makes a text the active one; what is typed in it is a step of its own. */
  setLiveField(name: string, caret?: Caret): void {
    if (name !== this.liveField) this.store.history.close();
    this.liveField = name;
    this.liveCaret = caret;
  }

  private note(kind: Step["kind"], change: Change | undefined): void {
    if (change) this.step = { kind, change };
  }

  private leaveGone(): void {
    if (this.selected !== "" && !this.store.hasSlice(this.selected)) this.selected = "";
    this.endLiveField();
  }

  /** A rich text editor that was collapsed or removed must not take the focus when it renders again. */
  private endLiveField(): void {
    const [slice = ""] = this.liveField.split(" ");
    if (slice && !(this.open.has(slice) && this.store.hasSlice(slice))) this.liveField = "";
  }

  private show(change: Change | undefined): void {
    const [leaf] = change?.leaves ?? [];
    // While a text is being edited, the cursor stays.
    if (leaf) this.reveal(leaf.slice, leaf.leaf.replace(/^data\//, "").replaceAll("/", "."), false);
    else if (change?.slices[0]) this.reveal(change.slices[0].key, "", false);
  }

  /** Sets the models in another language. */
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
