import { log } from "#kit/log.ts";

// A folder with fewer files is being set up.
const minFiles = 10;
const minShare = 0.5;

/** The loss of most files of a folder at once: more likely an unmounted volume than a deletion. */
export class FolderLoss {
  private readonly folder: string;
  private readonly lossMs: number;
  private since: number | undefined;

  constructor(folder: string, lossMs: number) {
    this.folder = folder;
    this.lossMs = lossMs;
  }

  /** Whether to accept that a folder with `known` files now has `listed`; if not, its last good files are served. */
  accept(known: number, listed: number): boolean {
    const isLoss = known >= minFiles && listed < known * minShare;
    const since = isLoss ? (this.since ?? Date.now()) : undefined;
    const facts = { folder: this.folder, known, listed };
    if (since === undefined) {
      if (this.since !== undefined) log("info", "content", "the documents are back", facts);
      this.since = undefined;
      return true;
    }
    const until = since + this.lossMs;
    if (Date.now() >= until) {
      log("error", "content", "most documents are still missing and are no longer served", facts);
      this.since = undefined;
      return true;
    }
    if (this.since === undefined) {
      const message =
        "most documents are gone at once and stay served for a time; put them back, or start with PRISMIC_LOSS_MINUTES=0 if that is meant";
      log("error", "content", message, { ...facts, until: new Date(until).toISOString() });
    }
    this.since = since;
    return false;
  }
}
