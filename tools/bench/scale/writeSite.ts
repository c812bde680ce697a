import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Document = {
  id: string;
  type: string;
  uid: string | null;
  lang: string;
  group: string;
  data: { [name: string]: Json };
};

// One of each type only, or bound to a path of the site.
const once = ["settings", "navigation", "promo_banner", "page_template", "redirect"];
// Words with accents, quotes, Chinese and a dotted capital, for the word search.
const words = ["café", "Zürich", "naïve", "Straße", "O’Brien", "İstanbul", "节点服务", "延迟"];

const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Writes a seed of about `count` documents: the site's own, and copies of them with other ids, uids and words, whose
 * links and parents lead to the copies of the same round. Returns the ids of copies, in both languages.
 */
export function writeSite(folder: string, count: number): string[] {
  const files = globSync("content/documents/**/*.json");
  mkdirSync(folder, { recursive: true });
  for (const name of ["data", "images"]) symlinkSync(resolve("content", name), join(folder, name));
  const own = files.map((path) => ({ path, document: JSON.parse(readFileSync(path, "utf8")) as Document }));
  const copied = own.map(({ document }) => document).filter(({ type, uid }) => !once.includes(type) && uid !== "home");
  for (const { path, document } of own) put(join(folder, path.replace(/^content\//, "")), document);
  const ids: string[] = [];
  const total = count - own.length;
  for (let index = 0; index < total; index += 1) {
    const document = copied[index % copied.length];
    if (!document) break;
    const first = index - (index % copied.length);
    const round = first / copied.length + 1;
    const copy = copyDocument(document, round, new Set(copied.slice(0, total - first).map(({ id }) => id)));
    put(join(folder, "documents", copy.lang, copy.type, String(round), `${copy.id}.json`), copy);
    ids.push(copy.id);
  }
  return ids;
}

function copyDocument(document: Document, round: number, copied: ReadonlySet<string>): Document {
  const noun = document.lang === "zh-cn" ? "记录" : "record";
  const mark = `${words[round % words.length]} ${noun} ${round}`;
  const change = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(change);
    if (!isObject(value)) return value;
    if (value.link_type === "Document" && typeof value.id === "string")
      return { ...value, id: copied.has(value.id) ? `${value.id}-${round}` : value.id };
    const members = Object.entries(value).map(([name, one]): [string, Json] => [name, change(one)]);
    const changed = Object.fromEntries(members);
    return changed.type === "paragraph" && Array.isArray(changed.spans) && changed.spans.length === 0
      ? { ...changed, text: `${String(changed.text)} ${mark} ${document.uid ?? ""}` }
      : changed;
  };
  const data = change(document.data);
  const { title, meta_title: head } = document.data;
  return {
    ...document,
    id: `${document.id}-${round}`,
    // A type without a UID field has none.
    uid: document.uid === null ? null : `${document.uid}-${round}`,
    group: `${document.group}-${round}`,
    data: {
      ...(isObject(data) ? data : {}),
      title: `${String(title)} ${mark}`,
      ...(head ? { meta_title: `${document.uid ?? document.type} ${round}` } : {}),
    },
  };
}

function put(path: string, document: Document): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(document));
}
