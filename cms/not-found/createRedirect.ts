import { prismicLang, splitLocale } from "@/features/shared/locale";
import { createDocument } from "#cms/drafts/api.ts";
import { requestUid, searchDocuments } from "#cms/list/api.ts";

export const redirectType = "redirect";

/** Makes a draft of a redirect from a public path, or finds the one that was begun; returns its id. */
export async function createRedirect(path: string): Promise<string> {
  const { locale, rest } = splitLocale(path);
  const lang = prismicLang(locale);
  const [{ results }, uid] = await Promise.all([
    searchDocuments({ types: [redirectType], lang, limit: 1_000 }),
    requestUid(rest),
  ]);
  const begun = results.find(({ title }) => title === path);
  if (begun) return begun.id;
  const uids = new Set(results.map((one) => one.uid));
  const base = uid || "moved";
  let free = base;
  for (let count = 2; uids.has(free); count += 1) free = `${base}-${count}`;
  const data = { from: rest, permanent: true, both_languages: false };
  const { value } = await createDocument({ title: path, type: redirectType, lang, uid: free, data });
  return value.id;
}
