import { newId } from "#cms/releases/Releases.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";

import { decodeText } from "#cms/imports/decodeText.server.ts";
import { findLang } from "./findLang.server.ts";
import { makeLoss } from "#cms/imports/makeLoss.server.ts";
import { isMarkdown, MarkdownFolder } from "./MarkdownFolder.server.ts";
import type { MarkdownEntry } from "./MarkdownFolder.server.ts";
import { readFrontMatter } from "./readFrontMatter.server.ts";
import { unreadable } from "#cms/imports/unreadable.server.ts";
import type { Source } from "./source.server.ts";
import type { ZipArchive } from "./ZipArchive.server.ts";

type Options = {
  lang: string;
  languages: readonly string[];
  /** Type of files that name none. */
  type: string;
  types: ReadonlySet<string>;
  fetchFile: (url: string) => Promise<Uint8Array<ArrayBuffer>>;
};

/** A folder of Markdown files with front matter in YAML, as Jekyll, Hugo, Astro and others have it, in a ZIP archive. */
export function readMarkdown(archive: ZipArchive, options: Options): Source {
  const names = stripCommonFolder(archive.names);
  const losses: Source["losses"] = [];
  const entries = [...names.keys()].filter(isMarkdown).flatMap((name) => {
    try {
      const text = decodeText(archive.read(names.get(name) ?? name), name);
      const { front, body, problem } = readFrontMatter(text);
      if (problem !== undefined) losses.push(makeLoss(name, "front-matter", problem));
      return problem === undefined ? [toEntry(name, { front, body }, options)] : [];
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      losses.push(makeLoss(name, "encoding"));
      return [];
    }
  });
  if (entries.length === 0 && losses.length === 0)
    throw unreadable("import-empty", "The archive has no Markdown files (.md)");
  const folder = new MarkdownFolder({ names, archive, entries, fetchFile: options.fetchFile });
  return { documents: entries.map(folder.toDocument), files: folder.files, losses };
}

/** Paths without the folder that all of them are in, with the paths in the archive. */
function stripCommonFolder(names: readonly string[]): Map<string, string> {
  const [first = ""] = names;
  const folder = first.slice(0, first.indexOf("/") + 1);
  const isCommon = folder !== "" && names.every((name) => name.startsWith(folder));
  return new Map(names.map((name) => [isCommon ? name.slice(folder.length) : name, name]));
}

function toEntry(
  name: string,
  { front, body }: Pick<MarkdownEntry, "front" | "body">,
  { lang, languages, type, types }: Options,
): MarkdownEntry {
  const [, plain = name, suffix] = /^(.*?)(?:\.([a-z]{2}(?:[-_][a-z]{2})?))?\.\w+$/i.exec(name) ?? [];
  const [folder = "", ...rest] = plain.split("/");
  const byFolder = rest.length > 0 ? findLang(folder, languages) : undefined;
  const bySuffix = suffix === undefined ? undefined : findLang(suffix, languages);
  const named = [front.lang, front.language, front.locale].find((one) => typeof one === "string");
  const path = byFolder ? rest.join("/") : plain;
  const own = [front.type, front.layout].find((one): one is string => typeof one === "string" && types.has(one));
  return {
    name,
    path: path.replace(/(?:^|\/)(?:_?index|readme)$/i, ""),
    lang: (typeof named === "string" ? findLang(named, languages) : undefined) ?? bySuffix ?? byFolder ?? lang,
    type: own ?? type,
    id: newId(),
    front,
    body,
  };
}
