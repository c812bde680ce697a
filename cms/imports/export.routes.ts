import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";

import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import { originals, readStored } from "#kit/files/FileStorage.ts";
import type { FileStorage } from "#kit/files/FileStorage.ts";
import { toStream } from "#kit/toStream.ts";

import { toArchiveFile, writeArchive } from "./exportArchive.server.ts";
import type { ArchiveFile } from "./exportArchive.server.ts";

type Options = EditingContext & { repository: Repository; fileStorage: FileStorage; contentDir: string };

/**
 * `GET /content/core/export` (owner) → a ZIP archive: `documents/` and `images/` as a content folder has them, which
 * `content:push` and a new site read; unpublished changes in `drafts/` by release.
 */
export function createExportApi(options: Options): Hono<CoreEnv> {
  const { repository, drafts, releases, files, events, fileStorage, contentDir } = options;
  const app = new Hono<CoreEnv>();
  app.get("/content/core/export", async (context) => {
    const actor = context.get("actor");
    requireRole(actor, "owner");
    const folders = ["documents", ...releases.all.map(({ id }) => id)];
    const read = async (name: string, isProject: boolean) =>
      isProject ? readFile(join(contentDir, originals, name)) : readStored(fileStorage, originals + name);
    const archive: ArchiveFile[] = [
      ...repository.master.documents.map((document) => toArchiveFile("documents", document)),
      ...folders.flatMap((folder) =>
        drafts.list(folder).map(({ document }) => toArchiveFile(`drafts/${folder}`, document)),
      ),
      ...(await files.list()).map(({ name, is_project: isProject }) => ({
        path: `images/${name}`,
        read: () => read(name, isProject),
      })),
    ];
    events.add(actor, "exported");
    const headers = { "content-type": "application/zip", "content-disposition": 'attachment; filename="content.zip"' };
    return context.body(toStream(writeArchive(archive)), 200, headers);
  });
  return app;
}
