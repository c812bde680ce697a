import { StudioError } from "#cms/http/StudioError.ts";
import { keepSame } from "#cms/editor/store/json.ts";
import { makeAutoObservable, observableRef, runInAction } from "@/features/shared/mobx";
import type { DraftSaver } from "#cms/editor/saving/DraftSaver.ts";

import { announcePresence, endPresence } from "./api.ts";
import type { PresenceResponse } from "./contract.ts";

type Options = { document: string; release?: string | undefined; tab: string; saver: DraftSaver };

const aloneMs = 10_000;
const togetherMs = 3_000;

/**
 * Polls who else has the document open, more often while somebody has; a version that they saved is merged at once, and a
 * document that they deleted or restored is noticed.
 */
export class PresenceStore {
  others: readonly PresenceResponse["others"][number][] = [];
  /** When publication of the draft was requested; null without a request. */
  requested: number | null = null;
  /** The last focused field as `slice path`; empty before the first focus. */
  focused = "";
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
    makeAutoObservable<this, "options">(this, { others: observableRef, options: false }, { autoBind: true });
  }

  start(): () => void {
    const { document, tab } = this.options;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      timer = setTimeout(() => void repeat(), this.others.length > 0 ? togetherMs : aloneMs);
    };
    let isStopped = false;
    const repeat = () => this.refresh().finally(() => isStopped || plan());
    const leave = () => {
      endPresence(document, tab).catch((error: unknown) => console.warn("studio: leaving was not recorded", error));
    };
    // A page that the browser keeps for its back button may return.
    const back = ({ persisted }: PageTransitionEvent) => void (persisted && this.refresh());
    addEventListener("pagehide", leave);
    addEventListener("pageshow", back);
    void repeat();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", back);
      leave();
    };
  }

  /** Sets the focused field. */
  setField(field: string): void {
    this.focused = field;
  }

  async refresh(): Promise<void> {
    const { document, release, tab, saver } = this.options;
    try {
      const { others, etag, requested } = await announcePresence({
        document,
        tab,
        ...(release ? { release_id: release } : {}),
        ...(this.focused ? { field: this.focused } : {}),
      });
      runInAction(() => {
        this.others = keepSame(this.others, others);
        this.requested = requested;
      });
      const { kind } = saver.state;
      if (!etag) saver.noteGone();
      else if (kind === "gone") await saver.resume();
      else if (etag !== saver.etag && ["saved", "partial"].includes(kind)) await saver.refresh();
    } catch (error) {
      // Ignored: saving reports a failed connection or an ended session.
      if (!(error instanceof StudioError)) throw error;
      runInAction(() => {
        this.others = keepSame(this.others, []);
      });
    }
  }
}
