import { maxUploadBytes } from "#contracts/studioPath.ts";
import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import { StudioError } from "#cms/http/StudioError.ts";

import { sendImport } from "./api.ts";
import type { Imported, ImportKind, ImportLine } from "./contract.ts";

export type ImportState =
  | { kind: "idle" }
  | { kind: "running"; isDryRun: boolean; line: ImportLine }
  | { kind: "planned" | "done"; result: Imported }
  | { kind: "failed"; error: unknown };

type Options = { lang: string; send?: typeof sendImport; onFailure?: (error: unknown) => void };

/** An import: what is chosen, its dry run, and the import itself. */
export class ImportStore {
  kind: ImportKind = "wordpress";
  file: File | undefined;
  repository = "";
  token = "";
  lang: string;
  /** Type of posts and pages; empty for the usual one. */
  type = "";
  state: ImportState = { kind: "idle" };
  private stopping = new AbortController();
  private readonly send: typeof sendImport;
  private readonly onFailure: (error: unknown) => void;

  constructor({ lang, send = sendImport, onFailure = () => undefined }: Options) {
    this.lang = lang;
    this.send = send;
    this.onFailure = onFailure;
    makeAutoObservable<this, "send" | "onFailure" | "stopping">(
      this,
      { send: false, onFailure: false, stopping: false, file: observableRef, state: observableRef },
      { autoBind: true },
    );
  }

  get isReady(): boolean {
    const isChosen = this.kind === "prismic" ? /^[a-z0-9][a-z0-9-]+$/.test(this.repository) : this.file !== undefined;
    return isChosen && this.state.kind !== "running";
  }

  /** Changes a choice; a plan made before is no longer shown. */
  change(choice: Partial<Pick<ImportStore, "kind" | "file" | "repository" | "token" | "lang" | "type">>): void {
    Object.assign(this, choice);
    if (choice.kind) this.file = undefined;
    this.state = { kind: "idle" };
  }

  /** Stops the import that is running; nothing of it is stored. */
  stop(): void {
    this.stopping.abort();
  }

  /** Says what the import brings, or carries it out. */
  async run(isDryRun: boolean): Promise<void> {
    if (!this.isReady) return;
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    this.state = { kind: "running", isDryRun, line: { step: "reading" } };
    try {
      const result = await this.request(isDryRun, signal);
      this.show({ kind: isDryRun ? "planned" : "done", result });
    } catch (error) {
      if (signal.aborted) return this.show({ kind: "idle" });
      this.onFailure(error);
      this.show({ kind: "failed", error });
    }
  }

  private request(isDryRun: boolean, signal: AbortSignal): Promise<Imported> {
    const { kind, file, repository, token, lang, type } = this;
    if (file && file.size > maxUploadBytes) throw new StudioError(413);
    const source = kind === "prismic" ? { repository, token } : { file };
    const onStep = (line: ImportLine) => this.show({ kind: "running", isDryRun, line });
    return this.send({ kind, ...source, lang, type, isDryRun }, { onStep, signal });
  }

  private show(state: ImportState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
