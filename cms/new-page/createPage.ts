import { array, object } from "yup";

import { copyDocument, createDocument, loadDocument, saveDocument } from "#cms/drafts/api.ts";
import { send } from "#cms/http/send.ts";
import { listFields } from "#cms/models/typeModels.ts";
import type { TypeModel } from "#cms/models/typeModels.ts";

import type { Starter } from "./starters.ts";

type Data = Record<string, unknown>;

const starterSchema = object({ slices: array().required() });

type NewPage = {
  title: string;
  type: string;
  lang: string;
  uid: string;
  /** Id of the page above. */
  parent: string | undefined;
  model: TypeModel | undefined;
  /** The source of the page; `undefined` for an empty one. */
  from: { kind: "copy" | "template"; id: string } | undefined;
  starter?: Starter | undefined;
};

/** Creates a page as a draft; returns its id. */
export async function createPage({ from, ...page }: NewPage): Promise<string> {
  if (from?.kind === "copy") return copyPage(from.id, page);
  const { title, type, lang, uid, starter } = page;
  const start = from
    ? pickShared((await loadDocument(from.id)).value.data, page.model)
    : starter && (await send("starter", starterSchema, { query: { starter, title, lang } }));
  const { value } = await createDocument({ title, type, lang, uid, data: { ...start, ...writeOwn(page) } });
  return value.id;
}

async function copyPage(id: string, page: Omit<NewPage, "from">): Promise<string> {
  const { title, lang, uid } = page;
  const copy = await copyDocument(id, { lang, uid, title });
  const { value, etag } = await loadDocument(copy.value.id);
  const own = { ...writeOwn(page), ...(page.parent === undefined ? { parent: { link_type: "Any" } } : {}) };
  const fields = page.model ? listFields(page.model) : new Map<string, string>();
  const changed = Object.fromEntries(Object.entries(own).filter(([name]) => fields.has(name)));
  const data = { ...value.data, ...changed };
  await saveDocument(value.id, { title, uid: value.uid, tags: value.tags, data }, etag);
  return value.id;
}

/** Fields that are not copied from the source. */
function writeOwn({ title, parent, model }: Omit<NewPage, "from">): Data {
  const hasTitle = model ? listFields(model).get("title") === "Text" : false;
  return {
    ...(hasTitle ? { title } : {}),
    ...(parent === undefined ? {} : { parent: { link_type: "Document", id: parent } }),
  };
}

/** The fields that templates and pages share: slices and texts, without the template's own name. */
function pickShared(data: Data, model: TypeModel | undefined): Data {
  const fields = model ? listFields(model) : new Map<string, string>();
  const own = ["title", "uid", "pattern"];
  return Object.fromEntries(Object.entries(data).filter(([name]) => fields.has(name) && !own.includes(name)));
}
