import { posix } from "node:path";
import { marked } from "marked";

import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";

import { makePage } from "./makePage.server.ts";
import type { PageContent } from "./makePage.server.ts";
import { makeUid } from "./makeUid.server.ts";
import type { SourceDocument, SourceFile } from "./source.server.ts";
import { toWebLink } from "./toWebLink.server.ts";
import type { ZipArchive } from "./ZipArchive.server.ts";

/** A Markdown file with its place: `path` is that of the page, without language and extension. */
export type MarkdownEntry = {
  name: string;
  path: string;
  lang: string;
  type: string;
  id: string;
  front: JsonObject;
  body: string;
};

type Options = {
  /** Paths in the folder, with those in the archive. */
  names: ReadonlyMap<string, string>;
  archive: ZipArchive;
  entries: readonly MarkdownEntry[];
  fetchFile: (url: string) => Promise<Uint8Array<ArrayBuffer>>;
};

export const isMarkdown = (name: string) => /\.(?:md|mdx|markdown)$/i.test(name);
// Folders that generators serve from the root.
const roots = ["", "static/", "public/", "assets/", "source/"];

const toKey = ({ path, lang, type }: Pick<MarkdownEntry, "path" | "lang" | "type">) => `${type} ${lang} ${path}`;
const toText = (value: Json | undefined) =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;
const toTexts = (value: Json | undefined): string[] => {
  const values = typeof value === "string" ? value.split(/\s*,\s*/) : value;
  return (Array.isArray(values) ? values : []).flatMap((one) => toText(one) || []);
};

/** A file in the folder that an address in another file names; `undefined` for one that is not there. */
function findName(address: string, from: string, names: ReadonlyMap<string, string>): string | undefined {
  const path = safeDecode(address.replace(/[?#].*$/s, ""));
  const candidates = path.startsWith("/")
    ? roots.map((root) => root + path.slice(1))
    : [posix.join(posix.dirname(from), path), ...roots.map((root) => root + path)];
  return candidates.find((name) => names.has(name));
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A name with a % of its own.
    return text;
  }
}

/** The documents of all files; links and pictures between them are found by their paths. */
export class MarkdownFolder {
  readonly files = new Map<string, SourceFile>();
  private readonly names: ReadonlyMap<string, string>;
  private readonly archive: ZipArchive;
  private readonly entries: readonly MarkdownEntry[];
  private readonly fetchFile: Options["fetchFile"];
  private readonly byName: ReadonlyMap<string, MarkdownEntry>;
  private readonly byKey: ReadonlyMap<string, MarkdownEntry>;
  private readonly groups = new Map<string, string>();

  constructor(options: Options) {
    this.names = options.names;
    this.archive = options.archive;
    this.entries = options.entries;
    this.fetchFile = options.fetchFile;
    this.byName = new Map(this.entries.map((entry) => [entry.name, entry]));
    this.byKey = new Map(this.entries.map((entry) => [toKey(entry), entry]));
    // The first file of a page names the group of its translations.
    for (const { type, path, id } of this.entries)
      if (!this.groups.has(`${type} ${path}`)) this.groups.set(`${type} ${path}`, id);
  }

  toDocument = (entry: MarkdownEntry): SourceDocument => {
    const { front, path, type, lang, id, name } = entry;
    const [, date, last = path] = /^(\d{4}-\d\d-\d\d)[-_]?(.*)$/.exec(posix.basename(path)) ?? [
      undefined,
      undefined,
      posix.basename(path),
    ];
    const title = toText(front.title);
    const facts = {
      title,
      summary: toText(front.summary ?? front.description ?? front.excerpt),
      date: toText(front.date ?? front.published ?? front.pubDate ?? front.publishDate) ?? date,
      author: toTexts(front.author ?? front.authors).join(", "),
      metaDescription: toText(front.description),
      topics: toTexts(front.categories ?? front.category),
    };
    const source = toText(front.image ?? front.cover ?? front.thumbnail);
    const slug = [front.uid, front.slug].flatMap((one) => toText(one) ?? []);
    const page: PageContent = {
      type,
      lang,
      facts,
      image: source === undefined ? undefined : { src: source, alt: toText(front.image_alt) ?? "" },
      html: marked.parse(entry.body, { async: false }),
      values: Object.fromEntries(Object.entries(front).filter(([key]) => !used.has(key))),
      parent: this.findParent(entry)?.id,
      toLink: (href) => this.toLink(href, entry),
      findKey: (src) => this.findKey(src, entry),
    };
    const aliases = [
      ...toTexts(front.aliases),
      ...toTexts(front.redirect_from),
      toText(front.permalink) ?? "",
      toText(front.url) ?? "",
    ];
    return {
      id,
      where: name,
      type,
      lang,
      uid: makeUid([...slug, last, title ?? ""], path === "" ? "home" : id.toLowerCase()),
      group: this.groups.get(`${type} ${path}`) ?? id,
      title: title ?? "",
      tags: toTexts(front.tags),
      paths: aliases.filter((alias) => alias.startsWith("/")),
      isDraft: front.draft === true || front.published === false,
      make: (context) => makePage(page, context),
    };
  };

  private findParent({ path, lang, type }: MarkdownEntry): MarkdownEntry | undefined {
    const parts = path.split("/");
    for (let length = parts.length - 1; length > 0; length -= 1) {
      const parent = this.byKey.get(toKey({ path: parts.slice(0, length).join("/"), lang, type }));
      if (parent) return parent;
    }
    return undefined;
  }

  private toLink(href: string, entry: MarkdownEntry): JsonObject | undefined {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)) return toWebLink(href);
    const file = findName(href, entry.name, this.names);
    const target = (file === undefined ? undefined : this.byName.get(file)) ?? this.findPage(href, entry);
    const anchor = /#(.+)$/.exec(href)?.[1];
    if (target) return { link_type: "Document", id: target.id, ...(anchor ? { anchor } : {}) };
    if (file !== undefined && !isMarkdown(file)) return { link_type: "Media", key: this.addFile(file) };
    return href.startsWith("/") ? toWebLink(href) : undefined;
  }

  /** A page by an address without extension. */
  private findPage(href: string, { name, lang, type }: MarkdownEntry): MarkdownEntry | undefined {
    const plain = href.replace(/[?#].*$/s, "").replace(/(?:\.html?)?\/?$/, "");
    const path = plain.startsWith("/") ? plain.slice(1) : posix.join(posix.dirname(name), plain);
    return path === "" ? undefined : this.byKey.get(toKey({ path, lang, type }));
  }

  private findKey(src: string, { name }: MarkdownEntry): string | undefined {
    if (/^https?:\/\//i.test(src) && URL.canParse(src)) {
      const filename = posix.basename(new URL(src).pathname) || "picture";
      this.files.set(src, { key: src, filename, load: () => this.fetchFile(src) });
      return src;
    }
    const file = findName(src, name, this.names);
    return file === undefined ? undefined : this.addFile(file);
  }

  private addFile(name: string): string {
    const load = async () => this.archive.read(this.names.get(name) ?? name);
    this.files.set(name, { key: name, filename: posix.basename(name), load });
    return name;
  }
}

/** Front matter that has a meaning of its own. */
const used = new Set(
  "title,summary,description,excerpt,date,published,pubDate,publishDate,author,authors,categories,category,image,cover,thumbnail,image_alt,uid,slug,tags,aliases,redirect_from,permalink,url,draft,type,layout,lang,language,locale".split(
    ",",
  ),
);
