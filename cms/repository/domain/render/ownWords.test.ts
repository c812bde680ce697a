/** @jest-environment node */
import { parseRoutes, getUrl } from "./routes.ts";
import { pick } from "./selection.ts";

const document = {
  id: "a",
  group: "a",
  type: "page",
  lang: "en-us",
  uid: "about",
  tags: [],
  data: { title: "About" },
  first_publication_date: "2026-01-01T00:00:00+0000",
  last_publication_date: "2026-01-01T00:00:00+0000",
  alternate_languages: [],
};

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "%s in a query names no field of a document, and no page fails at it",
  (word) => {
    expect(pick(document.data, "page", new Map([["page", [word, "title"]]]))).toEqual({ title: "About" });
    const routes = parseRoutes(JSON.stringify([{ type: "page", path: `/:${word}/:uid/` }]));
    expect(getUrl(document, routes, () => undefined, "en-us")).toBeNull();
  },
);
