import { maxUploadBytes } from "#contracts/studioPath.ts";
import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import { LatestRequest } from "#cms/shell/LatestRequest.ts";

import type { AssetKind, StudioAsset } from "./contract.ts";
import { searchAssets, uploadAsset } from "./api.ts";

type FileFilters = { text: string; kind: AssetKind | ""; unused: boolean };

/** A file upload. */
export type Upload = {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  state: "waiting" | "sending" | "done" | "failed";
  /** Id of the uploaded file. */
  asset?: string;
  /** Why it was rejected: its size, or the service's error. */
  reason?: "too-large" | "empty" | { error: unknown };
};

type Requests = { searchAssets: typeof searchAssets; uploadAsset: typeof uploadAsset };
type State = { kind: "loading" | "ready" } | { kind: "failed"; error: unknown };

const pageSize = 60;
const typingMs = 100;

/** The asset library: filters, loaded results, and sequential uploads. */
export class FilesStore {
  filters: FileFilters = { text: "", kind: "", unused: false };
  files: readonly StudioAsset[] = [];
  total = 0;
  state: State = { kind: "loading" };
  uploads: readonly Upload[] = [];
  next: string | undefined;
  private readonly latest = new LatestRequest();
  private queue: { id: number; file: File }[] = [];
  private isSending = false;
  private count = 0;
  private readonly requests: Requests;
  private readonly onFailure: (error: unknown) => void;

  constructor(onFailure: (error: unknown) => void, requests: Partial<Requests> = {}) {
    this.onFailure = onFailure;
    this.requests = { searchAssets, uploadAsset, ...requests };
    makeAutoObservable<this, "latest" | "queue" | "isSending" | "count" | "requests" | "onFailure">(
      this,
      {
        files: observableRef,
        uploads: observableRef,
        latest: false,
        queue: false,
        isSending: false,
        count: false,
        requests: false,
        onFailure: false,
      },
      { autoBind: true },
    );
  }

  get isFiltered(): boolean {
    return Object.values(this.filters).some(Boolean);
  }

  filter(change: Partial<FileFilters>): void {
    this.filters = { ...this.filters, ...change };
    this.latest.schedule(() => void this.load(), "text" in change ? typingMs : 0);
  }

  async load(): Promise<void> {
    const signal = this.latest.start();
    await this.fetchPage(signal, undefined);
  }

  async loadMore(): Promise<void> {
    const { signal } = this.latest;
    if (this.next !== undefined && signal) await this.fetchPage(signal, this.next);
  }

  /** Uploads files; files of a wrong size are rejected at once. */
  upload(files: readonly File[]): void {
    const added = files.map((file): Upload => {
      this.count += 1;
      const upload = { id: this.count, name: file.name || "file", size: file.size };
      if (file.size > maxUploadBytes) return { ...upload, state: "failed", reason: "too-large" };
      if (file.size === 0) return { ...upload, state: "failed", reason: "empty" };
      this.queue.push({ id: upload.id, file });
      return { ...upload, state: "waiting" };
    });
    this.uploads = [...this.uploads, ...added];
    void this.sendQueue();
  }

  /** Removes finished uploads from the list. */
  clearUploads(): void {
    this.uploads = this.uploads.filter(({ state }) => state === "waiting" || state === "sending");
  }

  /** Replaces a changed file in the results. */
  show(file: StudioAsset, before = file.id): void {
    this.files = this.files.map((one) => (one.id === before ? file : one));
  }

  /** Removes a deleted file from the results. */
  drop(id: string): void {
    this.files = this.files.filter((one) => one.id !== id);
    this.total -= 1;
  }

  stop(): void {
    this.latest.stop();
  }

  private async fetchPage(signal: AbortSignal, after: string | undefined): Promise<void> {
    const { text, kind, unused } = this.filters;
    const search = { limit: pageSize, text: text.trim(), ...(kind ? { kind } : {}), ...(unused ? { unused } : {}) };
    try {
      const found = await this.requests.searchAssets({ ...search, ...(after ? { after } : {}) }, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.files = after ? [...this.files, ...found.results] : found.results;
        this.total = found.total;
        this.next = found.next ?? undefined;
        this.state = { kind: "ready" };
      });
    } catch (error) {
      if (signal.aborted) return;
      runInAction(() => (this.state = { kind: "failed", error }));
      this.onFailure(error);
    }
  }

  private async sendQueue(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let waiting = this.queue.shift(); waiting; waiting = this.queue.shift()) await this.send(waiting);
    this.isSending = false;
  }

  private async send({ id, file }: { id: number; file: File }): Promise<void> {
    this.change(id, { state: "sending" });
    try {
      const asset = await this.requests.uploadAsset(file);
      runInAction(() => {
        this.files = [asset, ...this.files.filter((one) => one.id !== asset.id)];
        this.total += 1;
      });
      this.change(id, { state: "done", asset: asset.id });
    } catch (error) {
      this.onFailure(error);
      this.change(id, { state: "failed", reason: { error } });
    }
  }

  private change(id: number, change: Pick<Upload, "state" | "reason" | "asset">): void {
    this.uploads = this.uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));
  }
}
