import { relative } from "node:path";

import type { BadFile } from "#cms/repository/store/DocumentFiles.server.ts";
import type { UnreadableRow } from "#cms/repository/store/UnreadableRows.server.ts";

import type { UnreadableFile } from "./site.contract.ts";

/** Everything stored that cannot be read and so takes no part: rows, documents and models. */
export const listUnreadable = (rows: UnreadableRow[], files: BadFile[]): UnreadableFile[] => [
  ...rows.map(({ table, key, reason }) => ({ file: `${table} ${key}`, reason })),
  ...files
    .filter(({ served }) => served !== "what fits")
    .map(({ path, problems }) => ({
      file: relative("", path),
      reason: problems.map(({ reason }) => reason).join("; "),
    })),
];
