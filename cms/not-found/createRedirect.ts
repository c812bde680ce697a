import { prismicLang, splitLocale } from "@/features/shared/locale";
import { createDocument } from "#cms/drafts/api.ts";
import { requestUid, searchDocuments } from "#cms/list/api.ts";
import { chooseFreeUid } from "#cms/models/chooseFreeUid.ts";

export const redirectType = "redirect";

/** Makes a draft of a redirect from a public path, to a page by its id, or finds the one that was begun; returns its id. */
export async function createRedirect(path: string, target?: string): Promise<string> {
  const { locale, rest } = splitLocale(path);
  const lang = prismicLang(locale);
  const [{ results }, uid] = await Promise.all([
    searchDocuments({ types: [redirectType], lang, limit: 1_000 }),
    requestUid(rest),
  ]);
  const begun = results.find(({ title }) => title === path);
  if (begun) return begun.id;
  const to = target ? { to: { link_type: "Document", id: target } } : {};
  const data = { from: rest, ...to, permanent: true, both_languages: false };
  const free = chooseFreeUid(uid || "moved", results);
  const { value } = await createDocument({ title: path, type: redirectType, lang, uid: free, data });
  return value.id;
}
