/** @jest-environment node */
import { EditorModels } from "#cms/editor/model/EditorModels.ts";

import { nameUse } from "./nameUse.ts";

const field = (type: string, label: string) => ({ type, config: { label } });
const page = {
  id: "page",
  json: {
    Main: { meta_image: field("Image", "Picture for sharing"), slices: { type: "Slices", fieldset: "Slice Zone" } },
  },
};
const primary = { image: field("Image", "Picture"), content: field("StructuredText", "Text") };
const mediaText = { id: "media_text", name: "MediaText", variations: [{ id: "default", primary }] };
const models = new EditorModels({ types: [page], slices: [mediaText] });

test.each([
  ["data.slices[1](media_text).primary.image", "Media and text: Picture"],
  ["data.slices[1](media_text).primary.content[2]", "Media and text: Text"],
  ["data.slices[1](media_text).primary.gone", "Media and text: gone"],
  ["data.meta_image", "Picture for sharing"],
  ["data.slices[0](gone).primary.image", "Slice Zone"],
])("the use in %s is shown as “%s”", (path, name) => {
  expect(nameUse(models, { type: "page", field: path }, "en")).toBe(name);
});

test("Chinese has a colon of its own", () => {
  const use = { type: "page", field: "data.slices[1](media_text).primary.image" };
  expect(nameUse(models, use, "cn")).toBe("Media and text：Picture");
});
