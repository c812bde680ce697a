import { relative } from "node:path";

import { log } from "#kit/log.ts";

import type { BadFile } from "./DocumentFiles.server.ts";

const consequences = {
  "last good version": "has a problem; its last good version is served until the file is right again",
  "what fits": "has a problem; it is served without what does not fit",
  nothing: "has a problem and is not served",
};

const maxReported = 100;

/** Logs the problems of files. */
export class ProblemLog {
  private readonly kind: string;
  private reported = new Set<string>();

  constructor(kind: "document" | "model") {
    this.kind = kind;
  }

  /** Reports each problem once, so that a mismatched model does not flood the log. */
  report(problems: readonly BadFile[]): void {
    const all = problems.flatMap(({ path, problems: found, served }) =>
      found.map((problem) => ({
        message: `a ${this.kind} ${consequences[served]}`,
        facts: { file: relative("", path), ...problem },
      })),
    );
    const fresh = all.filter((one) => !this.reported.has(JSON.stringify(one)));
    if (all.length === 0 && this.reported.size > 0) log("info", "content", `every ${this.kind} is right again`);
    this.reported = new Set(all.map((one) => JSON.stringify(one)));
    for (const { message, facts } of fresh.slice(0, maxReported)) log("warn", "content", message, facts);
    const rest = fresh.length - maxReported;
    if (rest > 0) log("warn", "content", "more problems, see npm run content:validate", { rest });
  }
}
