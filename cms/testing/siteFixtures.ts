import type { JsonObject, StoredDocument } from "#cms/repository/domain/model/document.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";
import { readDocument } from "#cms/repository/domain/model/readDocument.ts";
import { checkSite } from "#cms/checks/rules/checkSite.ts";
import type { WholeSite } from "#cms/checks/rules/site.ts";

export const models = loadModels("customtypes", "slices");
export const block = (type: string, text: string, spans: JsonObject[] = []) => ({
  type,
  text,
  spans,
  direction: "ltr",
});
export const slice = (slice_type: string, primary: JsonObject, variation = "default") => ({
  slice_type,
  variation,
  primary,
});
export const hero = (title = "Heading") => slice("hero", { title: [block("heading1", title)] }, "compact");
export const text = (...content: JsonObject[]) => slice("rich_text", { content });
export const linking = (data: JsonObject) =>
  text(block("paragraph", "here", [{ start: 0, end: 4, type: "hyperlink", data }]));
export const to = (url: string) => linking({ link_type: "Web", url });

type Sample = { uid: string; lang?: string; type?: string; data?: JsonObject; slices?: JsonObject[]; changed?: string };

/** A document of the project's models. */
export function makeDocument({
  uid,
  lang = "en-us",
  type = "page",
  data = {},
  slices = [hero()],
  changed = "2026-01-01",
}: Sample): StoredDocument {
  const common = type.startsWith("page") ? { title: `${uid} ${lang}`, summary: "What it is." } : {};
  const zone = models.types.get(type)?.fields.slices ? { slices } : {};
  const day = `${changed}T00:00:00+0000`;
  const head = {
    id: `${uid}-${lang}`,
    type,
    uid,
    lang,
    group: uid,
    first_publication_date: day,
    last_publication_date: day,
  };
  const { document, problems } = readDocument(
    JSON.stringify({ ...head, data: { ...common, ...zone, ...data } }),
    models,
  );
  if (!document) throw new Error(JSON.stringify(problems));
  return document;
}

/** A document in English and in Chinese. */
export const both = (sample: Sample): StoredDocument[] => [
  makeDocument(sample),
  makeDocument({ ...sample, lang: "zh-cn" }),
];

/** A site of documents, with few chains, faucets and methods. */
export function makeSite(documents: StoredDocument[], more: Partial<WholeSite> = {}): WholeSite {
  return {
    models,
    documents,
    bad: [],
    chains: [{ key: "eth", name: "Ethereum", families: ["evm"] }],
    faucets: ["eth-sepolia"],
    methodPages: ["methods-evm/eth_call"],
    methods: { evm: [{ method: "eth_call", category: "read" }] },
    images: new Set(["a.svg"]),
    isServed: (path) => path === "/data/a.json",
    ...more,
  };
}

/** The findings on a site whose home page has the given slices, in both languages. */
export const findings = (slices: JsonObject[], others: StoredDocument[] = []) =>
  checkSite(makeSite([...both({ uid: "home", slices: [hero(), ...slices] }), ...others])).map(
    ({ rule, where, message }) => `${rule}: ${where}: ${message}`,
  );
/** Findings of documents that are not Chinese. */
export const english = (found: string[]) => found.filter((line) => !/^[\w ]+: (\S+-zh-cn|\/cn\/)/.test(line));
