import { posix } from "node:path";

import { readRepository } from "#cms/cli/sync/readRepository.ts";
import type { RemoteRepository } from "#cms/cli/sync/readRepository.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";
import { getErrorMessage } from "#kit/log.ts";

import { unreadable } from "#cms/imports/unreadable.server.ts";
import type { MakeContext, Source, SourceFile } from "./source.server.ts";

type Options = {
  remote: RemoteRepository;
  fetchFile: (url: string) => Promise<Uint8Array<ArrayBuffer>>;
};

/** The published documents of another Prismic repository, which keep their ids. Throws a `WriteError` without access. */
export async function readPrismic({ remote, fetchFile }: Options): Promise<Source> {
  const contents = await readRepository(remote, () => undefined).catch((error: unknown) => {
    const reason = getErrorMessage(error).slice(0, 300);
    throw unreadable("import-repository", `The repository cannot be read: ${reason}`, remote.name, reason);
  });
  const files = new Map<string, SourceFile>(
    contents.files.map(({ url, name }) => [
      name,
      { key: name, filename: posix.basename(name), load: () => fetchFile(url) },
    ]),
  );
  const documents = contents.documents.map((document) => ({
    id: document.id,
    where: `${document.type} ${document.uid ?? document.id}`,
    type: document.type,
    uid: document.uid,
    lang: document.lang,
    group: document.group,
    title: getTitle(document),
    tags: document.tags,
    paths: [],
    isDraft: false,
    dates: { first: document.first_publication_date, last: document.last_publication_date },
    make: (context: MakeContext) => toOwnFiles(document.data, context),
  }));
  return { documents, files, losses: [] };
}

/** Data with the files of this repository. */
function toOwnFiles(data: JsonObject, context: MakeContext): JsonObject {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk);
    return isObject(value) ? inside(value) : value;
  };
  const inside = (value: JsonObject): JsonObject => {
    if (value.link_type === "Media") return toMedia(value);
    const copy = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one ?? null)] as const));
    if (value.link_type !== undefined || typeof value.url !== "string" || !("alt" in value)) return copy;
    const image = context.toImage(value.url, typeof value.alt === "string" ? value.alt : undefined);
    if (!image) context.lose("picture", value.url);
    const { url: _, ...rest } = copy;
    return image ? { ...rest, ...image, alt: value.alt ?? null } : {};
  };
  const toMedia = (link: JsonObject): JsonObject => {
    if (typeof link.name !== "string") return link;
    const { name, ...rest } = link;
    return { ...rest, ...(context.toMedia(name) ?? { link_type: "Media" }) };
  };
  return inside(data);
}
