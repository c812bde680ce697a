import { XMLParser, XMLValidator } from "fast-xml-parser";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

import { decodeText } from "#cms/imports/decodeText.server.ts";
import { unreadable } from "#cms/imports/unreadable.server.ts";

/** An entry of an export: a post, a page, a file or anything else. */
export type WxrItem = {
  id: string;
  parent: string;
  kind: string;
  status: string;
  title: string;
  /** Slug, percent-encoded for other scripts. */
  name: string;
  link: string;
  date: string;
  author: string;
  content: string;
  excerpt: string;
  password: string;
  fileUrl: string;
  comments: number;
  terms: { domain: string; name: string }[];
  meta: ReadonlyMap<string, string>;
};

export type Wxr = { siteUrl: string; authors: ReadonlyMap<string, string>; items: WxrItem[] };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  cdataPropName: "#cdata",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Entities are read below, where CDATA is told apart from text.
  processEntities: false,
  isArray: (name) => ["item", "category", "wp:postmeta", "wp:author", "wp:comment"].includes(name),
});

/** Reads a WordPress export (WXR). Throws a `WriteError` for anything else, and for one that defines entities. */
export function parseWxr(bytes: Uint8Array, filename: string): Wxr {
  const start = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const declared = /^\s*<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/i.exec(start)?.[1];
  const text = decodeText(bytes, filename, declared?.toLowerCase());
  // An export has no document type; its entities could expand to gigabytes or read files.
  const head = text.slice(0, Math.max(0, text.indexOf("<channel")));
  if (/<!(?:DOCTYPE|ENTITY)/i.test(head))
    throw unreadable(
      "import-entities",
      `${filename} defines entities, which an export of WordPress never does. Nothing was imported`,
      filename,
    );
  if (!text.trimStart().startsWith("<")) throw noWxr(filename);
  const failure = XMLValidator.validate(text);
  if (failure !== true) {
    const { line } = failure.err;
    throw unreadable("import-xml", `${filename} is damaged in line ${line}. Export it again`, filename, line);
  }
  const channel = find(find(parser.parse(text), "rss"), "channel");
  const items = channel === undefined ? [] : list(channel, "item");
  if (channel === undefined || !items.some((item) => "wp:post_type" in item)) throw noWxr(filename);
  const authors = list(channel, "wp:author").map(
    (author) => [read(author, "wp:author_login"), read(author, "wp:author_display_name")] as const,
  );
  const siteUrl = read(channel, "wp:base_blog_url") || read(channel, "link");
  return { siteUrl, authors: new Map(authors), items: items.map(toItem) };
}

const noWxr = (filename: string) =>
  unreadable("import-no-wxr", `${filename} is no export of WordPress (Tools, Export, All content)`, filename);

const toItem = (item: JsonObject): WxrItem => ({
  id: read(item, "wp:post_id"),
  parent: read(item, "wp:post_parent"),
  kind: read(item, "wp:post_type"),
  status: read(item, "wp:status"),
  title: read(item, "title"),
  name: read(item, "wp:post_name"),
  link: read(item, "link"),
  date: read(item, "wp:post_date_gmt").startsWith("0000") ? "" : read(item, "wp:post_date_gmt"),
  author: read(item, "dc:creator"),
  content: read(item, "content:encoded"),
  excerpt: read(item, "excerpt:encoded"),
  password: read(item, "wp:post_password"),
  fileUrl: read(item, "wp:attachment_url"),
  comments: list(item, "wp:comment").filter((comment) => read(comment, "wp:comment_approved") === "1").length,
  terms: list(item, "category").map((term) => ({ domain: toText(term["@domain"]), name: toText(term) })),
  meta: new Map(list(item, "wp:postmeta").map((meta) => [read(meta, "wp:meta_key"), read(meta, "wp:meta_value")])),
});

const find = (value: unknown, name: string): JsonObject | undefined => {
  const inner = isObject(value) ? value[name] : undefined;
  return isObject(inner) ? inner : undefined;
};

function list(value: JsonObject, name: string): JsonObject[] {
  const inner = value[name];
  return (Array.isArray(inner) ? inner : [inner])
    .map((one) => (typeof one === "string" ? { "#text": one } : one))
    .filter(isObject);
}

const read = (value: JsonObject, name: string): string => toText(value[name]).trim();

/** The text of an element: its characters with entities, and its CDATA as it is. */
function toText(value: unknown): string {
  if (typeof value === "string") return decodeEntities(value);
  if (Array.isArray(value)) return value.map(toText).join("");
  if (!isObject(value)) return "";
  const cdata = value["#cdata"];
  return toText(value["#text"]) + (Array.isArray(cdata) ? cdata.map(String).join("") : String(cdata ?? ""));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return code > 31 && code <= 0x10_ffff ? String.fromCodePoint(code).toWellFormed() : " ";
    },
  );
