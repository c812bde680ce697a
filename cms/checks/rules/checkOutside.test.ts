/** @jest-environment node */
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";

import { checkOutside } from "./checkOutside.ts";

const models = loadModels("customtypes", "slices");

test("external links are reported by the status of their last check", () => {
  const urls = ["good", "gone", "silent", "closed", "never"].map((name) => `https://${name}.test/`);
  const content = [...urls, "https:///about/"].map((url) => ({
    type: "paragraph",
    text: "here",
    direction: "ltr",
    spans: [{ start: 0, end: 4, type: "hyperlink", data: { link_type: "Web", url } }],
  }));
  const document = {
    id: "home",
    type: "page",
    uid: "home",
    lang: "en-us",
    group: "home",
    tags: [],
    first_publication_date: "",
    last_publication_date: "",
    data: { slices: [{ id: "a", slice_type: "rich_text", variation: "default", items: [], primary: { content } }] },
  };
  const statuses = new Map(urls.slice(0, 4).map((url, index) => [url, [200, 404, null, 403][index] ?? null]));
  const found = checkOutside([document], models, statuses);
  expect(
    found.map(({ message, details }) => `${details?.kind} ${details?.slice} ${details?.field}: ${message}`),
  ).toEqual([
    "link-dead a data.slices[0](rich_text).primary.content[1]: https://gone.test/ answered 404",
    "link-silent a data.slices[0](rich_text).primary.content[2]: https://silent.test/ did not answer",
  ]);
  expect(checkOutside([document], models, new Map())).toEqual([]);
});
