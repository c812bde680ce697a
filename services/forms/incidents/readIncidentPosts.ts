import { array, boolean, object, string } from "yup";
import type { InferType } from "yup";

import { getLocaleByLang, localizePath } from "../../../features/shared/contracts/locales.ts";
import type { Locale } from "../../../features/shared/contracts/locales.ts";
import { readDocuments } from "../../kit/content/readDocuments.ts";
import type { DocumentApi } from "../../kit/content/readDocuments.ts";

/** One thing that subscribers are told about an incident: that it began, an update, or that it is over. */
export type IncidentPost = { id: string; incident: string; locale: Locale; title: string; text: string; url: string };

const text = () => string().nullable().default("");
const incident = object({
  id: string().required(),
  uid: string().required(),
  lang: string().required(),
  data: object({
    title: text(),
    summary: text(),
    resolved: text(),
    is_sample: boolean().nullable(),
    updates: array(object({ at: text(), state: text(), text: text() }).required())
      .nullable()
      .default([]),
  }).required(),
});
const schema = object({ results: array(incident.required()).required() });

/** What there is to tell of the incidents published last, oldest first; examples are left out. */
export async function readIncidentPosts(api: DocumentApi & { siteUrl: string }): Promise<IncidentPost[]> {
  const query = {
    q: '[[at(document.type,"incident")]]',
    lang: "*",
    orderings: "[document.last_publication_date desc]",
  };
  const { results } = await schema.validate(await readDocuments(api, query), { stripUnknown: true });
  return results
    .filter(({ data }) => !data.is_sample)
    .flatMap((document) => toPosts(document, api.siteUrl))
    .reverse();
}

function toPosts({ id, uid, lang, data }: InferType<typeof incident>, siteUrl: string): IncidentPost[] {
  const locale = getLocaleByLang(lang);
  if (!locale) return [];
  const url = `${siteUrl.replace(/\/$/, "")}${localizePath(`/incidents/${uid}/`, locale)}`;
  const head = { incident: id, locale, title: data.title ?? "", url };
  const resolved = data.resolved ? Date.parse(data.resolved.replace(/\+0000$/, "Z")) : NaN;
  const isTold = data.updates?.some(({ state }) => state === "resolved");
  return [
    // The newest first, as the documents are.
    ...(resolved <= Date.now() && !isTold ? [{ ...head, id: `${id} over`, text: data.summary ?? "" }] : []),
    ...(data.updates ?? [])
      .filter((update) => update.at && update.text)
      .map((update) => ({ ...head, id: `${id} ${update.at}`, text: update.text ?? "" }))
      .reverse(),
    { ...head, id: `${id} open`, text: data.summary ?? "" },
  ];
}
