import { createDocument } from "#cms/drafts/api.ts";
import { requestUid, searchDocuments } from "#cms/list/api.ts";
import { listFields } from "#cms/models/typeModels.ts";
import type { TypeModel } from "#cms/models/typeModels.ts";
import { createRedirect, redirectType } from "#cms/not-found/createRedirect.ts";

import { chooseFreeUid } from "#cms/models/chooseFreeUid.ts";

const maxRead = 1_000;

/** Creates a draft of a type without pages; returns its id. The name of a redirect is the old path. */
export async function createDataDocument(model: TypeModel, name: string, lang: string): Promise<string> {
  const { id: type } = model;
  if (type === redirectType) return createRedirect(name.startsWith("/") ? name : `/${name}`);
  const fields = listFields(model);
  const readUid = async () => {
    const [{ results }, uid] = await Promise.all([
      searchDocuments({ types: [type], lang, limit: maxRead }),
      requestUid(name),
    ]);
    return chooseFreeUid(uid || type, results);
  };
  const uid = [...fields.values()].includes("UID") ? await readUid() : null;
  const data = fields.get("title") === "Text" ? { title: name } : {};
  const { value } = await createDocument({ title: name, type, lang, uid, data });
  return value.id;
}
