import { translate } from "#contracts/translate.ts";
import { defaultLocale, getLocaleByLang } from "@/features/shared/locale";
import { formType } from "#cms/editor/preview/drawForm.ts";
import { createDocument } from "#cms/drafts/api.ts";
import { requestUid, searchDocuments } from "#cms/list/api.ts";
import { listFields } from "#cms/models/typeModels.ts";
import type { TypeModel } from "#cms/models/typeModels.ts";
import { createRedirect, redirectType } from "#cms/not-found/createRedirect.ts";

import { chooseFreeUid } from "#cms/models/chooseFreeUid.ts";

const maxRead = 1_000;

/** What most forms ask for, so that a new one can be sent. */
const formFields = translate<[label: string, kind: string][]>({
  en: [
    ["Name", "text"],
    ["Email", "email"],
    ["Message", "long text"],
  ],
  cn: [
    ["姓名", "text"],
    ["邮箱", "email"],
    ["留言", "long text"],
  ],
});

type Options = {
  /** Of a redirect the old path. */
  name: string;
  lang: string;
  /** Id of the page that a redirect leads to. */
  target: string | undefined;
};

/** Creates a draft of a type without pages; returns its id. */
export async function createDataDocument(model: TypeModel, { name, lang, target }: Options): Promise<string> {
  const { id: type } = model;
  if (type === redirectType) return createRedirect(name.startsWith("/") ? name : `/${name}`, target);
  const fields = listFields(model);
  const readUid = async () => {
    const [{ results }, uid] = await Promise.all([
      searchDocuments({ types: [type], lang, limit: maxRead }),
      requestUid(name),
    ]);
    return chooseFreeUid(uid || type, results);
  };
  const uid = [...fields.values()].includes("UID") ? await readUid() : null;
  const firstFields = formFields[getLocaleByLang(lang) ?? defaultLocale];
  const data = {
    ...(fields.get("title") === "Text" ? { title: name } : {}),
    ...(type === formType ? { fields: firstFields.map(([label, kind]) => ({ label, kind, is_required: true })) } : {}),
  };
  const { value } = await createDocument({ title: name, type, lang, uid, data });
  return value.id;
}
