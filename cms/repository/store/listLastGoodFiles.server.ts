import { join } from "node:path";

import type { Models } from "#cms/repository/domain/model/models.ts";

import type { LastGoodFiles } from "./LastGoodFiles.server.ts";
import type { KnownFile } from "./KnownFile.server.ts";
import { parseDocumentFile } from "./readDocumentFile.server.ts";

/** The last good files of a folder, for a start at which all of them are missing. */
export function listLastGoodFiles(folder: string, lastGood: LastGoodFiles, models: Models): [string, KnownFile][] {
  const version = { mtimeMs: 0, size: 0, ino: 0 };
  return lastGood.names("files").flatMap((name): [string, KnownFile][] => {
    const text = lastGood.read(join("files", name));
    if (text === undefined) return [];
    const content = parseDocumentFile(text, models);
    const former = content.document;
    const state = { isLastGood: true, isSettled: former !== undefined, isSaved: true, isOutdated: false };
    const date = former?.last_publication_date;
    return [[join(folder, name), { version, content, problems: [], date, former, ...state }]];
  });
}
