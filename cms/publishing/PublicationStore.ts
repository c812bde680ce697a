import { discardDraft, loadDocument } from "#cms/drafts/api.ts";
import { checkDocument } from "#cms/checks/api.ts";
import { loadRequests, requestPublication } from "#cms/review/api.ts";
import type { NewRequest, PublicationRequest } from "#cms/review/contract.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import type { Changes, Finding } from "#cms/checks/contract.ts";
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from "@/features/shared/mobx";
import type { DocumentSummary } from "#cms/list/contract.ts";
import type { DraftSaver } from "#cms/editor/saving/DraftSaver.ts";
import { Debounce } from "#cms/editor/saving/Debounce.ts";
import { toServerVersion } from "#cms/editor/saving/toServerVersion.ts";
import type { DocumentStore } from "#cms/editor/store/DocumentStore.ts";
import { findProblems } from "#cms/editor/fields/findProblems.ts";
import { keepSame } from "#cms/editor/store/json.ts";
import { loadVersions, restoreVersion } from "#cms/versions/api.ts";

import { loadChanges, publishDocument, unpublishDocument } from "./api.ts";
import type { RemovalRequest } from "./contract.ts";

/** The document that is published. */
type PublicationTarget = {
  id: string;
  store: DocumentStore;
  saver: DraftSaver;
  summary: DocumentSummary;
  setSummary: (summary: DocumentSummary) => void;
};

type Outcome = {
  what: "published" | "unpublished" | "discarded" | "requested" | "undone";
  /** The URL of an unpublished page without a redirect. */
  bare?: string | undefined;
  /** Brings back what visitors saw before. */
  undo?: (() => Promise<void>) | undefined;
  /** Whether the page had been on the site. */
  wasThere?: boolean;
};

type PublicationState =
  | { kind: "idle" }
  | { kind: "asking" }
  | { kind: "reviewing"; changes: Changes }
  | { kind: "working" }
  /** Not everything is on the server yet. */
  | { kind: "unsaved" }
  | ({ kind: "done" } & Outcome)
  | { kind: "failed"; error: StudioError };

/** Publishes, unpublishes and discards the document, each after saving; holds the findings of the current text. */
export class PublicationStore {
  state: PublicationState = { kind: "idle" };
  findings: readonly Finding[] = [];
  /** Whether the document was checked. */
  isChecked = false;
  /** The request for publication of the draft, while it waits for a publisher. */
  request: PublicationRequest | undefined = undefined;
  private readonly target: PublicationTarget;
  /** Findings by slice, so that fields of other slices do not render again. */
  private readonly bySlice = observable.map<string, readonly Finding[]>([], { deep: false });
  private readonly checking = new Debounce(() => this.check(), { waitMs: 700, maxWaitMs: 5_000 });
  private running: AbortController | undefined = undefined;

  constructor(target: PublicationTarget) {
    this.target = target;
    makeAutoObservable<this, "target" | "bySlice" | "checking" | "running">(
      this,
      {
        state: observableRef,
        findings: observableRef,
        request: observableRef,
        target: false,
        bySlice: false,
        checking: false,
        running: false,
      },
      { autoBind: true },
    );
  }

  start(): () => void {
    const stop = reaction(
      () => this.target.store.content,
      () => {
        if (this.state.kind === "done") this.close();
        this.forgetTyped();
        this.checking.call();
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.checking.cancel();
      this.running?.abort();
    };
  }

  /** Loads the request for publication of the draft, if there is one. */
  async loadRequest(): Promise<void> {
    try {
      const { results } = await loadRequests(undefined, this.target.id);
      runInAction(() => ([this.request] = results));
    } catch (error) {
      // Ignored: saving reports a failed connection or an ended session.
      if (!(error instanceof StudioError)) throw error;
    }
  }

  /** Findings of a slice, or of the document's own fields (empty id). */
  listFindings(slice: string): readonly Finding[] {
    return this.bySlice.get(slice) ?? noFindings;
  }

  /** Shows what publishing would change, once everything is saved. */
  review(): Promise<void> {
    return this.run("asking", async () => {
      await this.saveAll();
      const changes = await loadChanges(this.target.id);
      this.set({ kind: "reviewing", changes }, changes.findings);
    });
  }

  /** Publishes, with redirects from the old paths of the page and its subpages. */
  publish(redirects: string[] = []): Promise<void> {
    const wasThere = this.target.summary.published !== null;
    return this.run("working", async () => {
      await this.saveAll();
      await publishDocument(this.target.id, this.target.saver.etag, redirects);
      await this.reload({ what: "published", wasThere, undo: wasThere ? this.restore : () => this.unpublish() });
    });
  }

  /** Requests publication of the current draft. */
  ask(request: NewRequest): Promise<void> {
    return this.run("working", async () => {
      await this.saveAll();
      await requestPublication(this.target.id, request, this.target.saver.etag);
      await this.loadRequest();
      this.set({ kind: "done", what: "requested" });
    });
  }

  /** Withdraws the request, or sends it back; returns whether that is done. */
  async endRequest(end: () => Promise<void>): Promise<boolean> {
    await this.run("working", async () => {
      await end();
      await this.loadRequest();
      this.close();
    });
    return this.state.kind === "idle";
  }

  /** Unpublishes, with redirects and, if wanted, the pages below. */
  unpublish(removal: RemovalRequest = { redirects: [], section: false }): Promise<void> {
    const { path } = this.target.summary;
    return this.run("working", async () => {
      await this.saveAll();
      await unpublishDocument(this.target.id, this.target.saver.etag, removal);
      const bare = path && !removal.redirects.includes(path) ? path : undefined;
      await this.reload({ what: "unpublished", bare, undo: removal.section ? undefined : this.restore });
    });
  }

  /** Deletes the draft; the form shows the published version again. */
  discard(): Promise<void> {
    return this.run("working", async () => {
      await this.saveAll();
      await discardDraft(this.target.id, this.target.saver.etag);
      await this.reload({ what: "discarded" });
    });
  }

  /** Publishes the version that visitors saw before; the form keeps its content, as a draft. */
  restore(): Promise<void> {
    const { id, saver } = this.target;
    return this.run("working", async () => {
      const { results } = await loadVersions(id);
      const former = results.find(({ kind, version }) => kind !== "draft" && version !== "published");
      const { etag } = await restoreVersion(id, former?.version ?? "published", saver.etag);
      try {
        const { redirects } = await loadChanges(id);
        const paths = redirects.map(({ from }) => from);
        await publishDocument(id, etag, paths);
      } finally {
        await this.reload({ what: "undone" });
        await saver.flush();
      }
    });
  }

  close(): void {
    this.state = { kind: "idle" };
  }

  private async saveAll(): Promise<void> {
    const { saver } = this.target;
    await saver.resume();
    if (saver.hasUnsent) throw new UnsavedError();
  }

  private async reload(outcome: Outcome): Promise<void> {
    const { target } = this;
    const { what } = outcome;
    const loaded = await loadDocument(target.id);
    runInAction(() => {
      const server = toServerVersion(loaded);
      if (what === "discarded") target.store.adopt(server.content);
      // The server completes slices: what was sent is no change, however it was stored.
      const isSent = (what === "published" || what === "unpublished") && !target.saver.hasUnsent;
      target.saver.setServer(isSent ? { ...server, content: target.store.content } : server);
      target.setSummary(loaded.value);
    });
    this.set({ kind: "done", ...outcome });
  }

  private async run(kind: "asking" | "working", task: () => Promise<void>): Promise<void> {
    this.set({ kind });
    try {
      await task();
    } catch (error) {
      if (error instanceof UnsavedError) this.set({ kind: "unsaved" });
      else if (error instanceof StudioError) this.set({ kind: "failed", error });
      else throw error;
    }
  }

  /** A sample text is gone with the first key; the next check says what else is. */
  private forgetTyped(): void {
    const leaves = this.target.store.history.steps.done.at(-1)?.leaves ?? [];
    const typed = leaves.flatMap(({ slice, leaf }) =>
      findProblems(this.findings, { slice, path: leaf.replace(/^data\//, "").replaceAll("/", ".") }),
    );
    const gone = typed.filter(({ rule }) => rule === "starter-text");
    if (gone.length > 0) this.setFindings(this.findings.filter((finding) => !gone.includes(finding)));
  }

  private async check(): Promise<void> {
    const { id, store, summary } = this.target;
    const { type, lang, group } = summary;
    this.running?.abort();
    this.running = new AbortController();
    const { uid, data } = store.content;
    try {
      const { findings } = await checkDocument({ document: { id, type, lang, uid, group, data } }, this.running.signal);
      this.setFindings(findings);
      runInAction(() => (this.isChecked = true));
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === "AbortError";
      // Ignored: the next change checks again, and saving reports a failed connection.
      if (!isAborted && !(error instanceof StudioError)) throw error;
    }
  }

  private set(state: PublicationState, findings: readonly Finding[] = this.findings): void {
    this.state = state;
    if (state.kind === "done" && state.what !== "requested") this.request = undefined;
    this.setFindings(findings);
  }

  private setFindings(findings: readonly Finding[]): void {
    this.findings = keepSame(this.findings, findings);
    const bySlice = Map.groupBy(findings, ({ slice }) => slice ?? "");
    for (const slice of new Set([...this.bySlice.keys(), ...bySlice.keys()])) {
      const known = this.bySlice.get(slice) ?? noFindings;
      this.bySlice.set(slice, keepSame(known, bySlice.get(slice) ?? noFindings));
    }
  }
}

const noFindings: readonly Finding[] = [];

/** Some changes are not on the server; the save status says why. */
class UnsavedError extends Error {}
