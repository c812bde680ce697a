import { starterContent } from "./starterContent.ts";
import { startPeople } from "./makeStudioClient.ts";
import { serveContent } from "./serveContent.ts";
import { testClient } from "./startContent.ts";

type PageOptions = {
  lang?: string;
  parent?: string;
  release?: string;
  /** A path that the page links to. */
  link?: string;
  /** A document that the page links to. */
  linkTo?: string;
};

const toLink = ({ link, linkTo }: PageOptions) =>
  linkTo ? { link_type: "Document", id: linkTo } : { link_type: "Web", url: link };

const toPage = (uid: string, options: PageOptions = {}) => ({
  title: `Page ${uid}`,
  uid,
  ...(options.release ? { release_id: options.release } : {}),
  data: {
    title: `Page ${uid}`,
    ...(options.parent ? { parent: { link_type: "Document", id: options.parent } } : {}),
    ...(options.link || options.linkTo
      ? {
          slices: [
            {
              slice_type: "rich_text",
              variation: "default",
              items: [],
              primary: {
                content: [
                  {
                    type: "paragraph",
                    text: "here",
                    direction: "ltr",
                    spans: [{ start: 0, end: 4, type: "hyperlink", data: toLink(options) }],
                  },
                ],
              },
            },
          ],
        }
      : {}),
  },
});

/** The site's content with its people, and short names for what editors do with pages. */
export async function startPublishing() {
  const content = await serveContent({ contentDir: starterContent });
  const people = await startPeople(content.origin);
  const { editor, publisher } = people;
  const create = async (uid: string, options: PageOptions = {}) => {
    const { lang = "en-us" } = options;
    const { status, body } = await editor("POST", "documents", { type: "page", lang, ...toPage(uid, options) });
    if (status !== 201) throw new Error(`${uid}: ${status} ${String(body.message)}`);
    return String(body.id);
  };
  const save = (id: string, uid: string, options: PageOptions = {}, by = editor) =>
    by("PUT", `documents/${id}`, toPage(uid, options));
  const publish = (id: string, redirects: string[] = []) =>
    publisher("PATCH", `documents/${id}/draft`, { status: "published", redirects });
  const publishNew = async (uid: string, options: PageOptions = {}) => {
    const id = await create(uid, options);
    const { status, body } = await publish(id);
    if (status !== 204) throw new Error(`${uid}: ${status} ${String(body.message)}`);
    return id;
  };
  const makeRelease = async (label: string) => String((await publisher("POST", "releases", { label })).body.id);
  const addTo = (release: string, id: string, by = editor) =>
    by("PATCH", `documents/${id}/draft`, { release_id: release });
  const schedule = (release: string, at: number) => publisher("PATCH", `releases/${release}`, { scheduledAt: at });
  const read = async (id: string) => (await editor("GET", `documents/${id}`)).body;
  /** Uids of published pages by id. */
  const listPublished = async (...ids: string[]) => {
    const client = testClient(`${content.origin}/content/api/v2`);
    const results = await client.dangerouslyGetAll({ lang: "*", filters: ['[at(document.type, "page")]'] });
    return ids.map((id) => results.find((one) => one.id === id)?.uid ?? null);
  };
  /** Published redirects, as `from → id of the target`. */
  const listRedirects = async (...froms: string[]) => {
    const client = testClient(`${content.origin}/content/api/v2`);
    const results = await client.dangerouslyGetAll({ lang: "*", filters: ['[at(document.type, "redirect")]'] });
    return results.flatMap(({ data }) => (froms.includes(data.from) ? [`${data.from} → ${data.to.id}`] : [])).sort();
  };
  const acts = { create, save, publish, publishNew, makeRelease, addTo, schedule, read };
  return { content, people, ...acts, listPublished, listRedirects };
}
