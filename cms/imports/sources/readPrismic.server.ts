import { ForbiddenError, RepositoryNotFoundError } from "@prismicio/client";
import { posix } from "node:path";

import { readContents } from "#cms/cli/sync/readRepository.ts";
import type { RemoteRepository } from "#cms/cli/sync/readRepository.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";
import type { WriteError } from "#cms/http/WriteError.server.ts";
import { getErrorMessage } from "#kit/log.ts";

import { unreadable } from "#cms/imports/unreadable.server.ts";
import type { MakeContext, Source, SourceFile } from "./source.server.ts";

type Options = {
  remote: RemoteRepository;
  fetchFile: (url: string) => Promise<Uint8Array<ArrayBuffer>>;
};

/** The published documents of another Prismic repository, which keep their ids. Throws a `WriteError` without access. */
export async function readPrismic({ remote, fetchFile }: Options): Promise<Source> {
  const contents = await readContents(remote, () => undefined).catch((error: unknown) => {
    throw toFailure(error, remote);
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

function toFailure(error: unknown, { name, documents, accessToken }: RemoteRepository): WriteError {
  const { host } = new URL(documents);
  if (error instanceof RepositoryNotFoundError)
    return unreadable(
      "import-no-repository",
      `There is no repository ${name} at ${host}: is its name right?`,
      name,
      host,
    );
  if (error instanceof ForbiddenError)
    return accessToken
      ? unreadable("import-token", `The repository ${name} rejects the access token`, name)
      : unreadable(
          "import-private",
          `The repository ${name} is private: its access token is needed (PRISMIC_ACCESS_TOKEN for npm run import)`,
          name,
        );
  const reason = getErrorMessage(error).slice(0, 300);
  return unreadable("import-repository", `The repository ${name} cannot be read: ${reason}`, name, reason);
}

/** Data with the files of this repository; a picture that is not taken leaves its text. */
function toOwnFiles(data: JsonObject, context: MakeContext): JsonObject {
  const walk = (value: Json): Json | undefined => {
    if (Array.isArray(value)) return value.map(walk).filter((one) => one !== undefined);
    if (!isObject(value)) return value;
    if (value.link_type === "Media") return toMedia(value);
    return value.link_type === undefined && typeof value.url === "string" && "alt" in value
      ? toImage(value, value.url)
      : inside(value);
  };
  const inside = (value: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one ?? null) ?? {}] as const));
  const toImage = (value: JsonObject, url: string): JsonObject | undefined => {
    const { url: _, alt = null, ...rest } = value;
    const image = context.toImage(url, typeof alt === "string" ? alt : undefined);
    if (!image) context.lose("picture", url);
    return image && { ...inside(rest), ...image, alt };
  };
  const toMedia = (link: JsonObject): JsonObject => {
    if (typeof link.name !== "string") return link;
    const { name, ...rest } = link;
    return { ...rest, ...(context.toMedia(name) ?? { link_type: "Media" }) };
  };
  return inside(data);
}
