import { relative } from "node:path";

import { log } from "#kit/log.ts";

/** A file hidden by a published version of its document; `version` changes with the file. */
export type HiddenFile = { path: string; version: string };

const advice = "npm run content:merge brings both together";

/** Logs hidden files: first their number, then each one that is edited. */
export class HiddenLog {
  private reported: Map<string, string> | undefined;

  /** Notes files that a publication has hidden. */
  add(files: HiddenFile[]): void {
    for (const { path, version } of files) this.reported?.set(path, version);
  }

  report(files: HiddenFile[]): void {
    const before = this.reported;
    this.reported = new Map(files.map(({ path, version }) => [path, version]));
    if (!before) {
      const sentence = `documents are shown as they were published, not as their files say; ${advice}`;
      if (files.length > 0) log("info", "content", sentence, { documents: files.length });
      return;
    }
    for (const { path, version } of files) {
      const known = before.get(path);
      if (known === undefined || known === version) continue;
      const sentence = `the file was changed, but another version of the document was published and is shown; ${advice}`;
      log("warn", "content", sentence, { file: relative("", path) });
    }
  }
}
