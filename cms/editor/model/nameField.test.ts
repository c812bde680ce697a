import { EditorModels } from "./EditorModels.ts";
import { labelField } from "./nameField.ts";

const primary = { content: { type: "StructuredText", config: { label: "Text" } } };
const variation = { id: "default", name: "Default", description: "", version: "", primary, items: {} };
const model = { id: "rich_text", name: "RichText", description: "", variations: [variation] };
const models = new EditorModels({ types: [], slices: [model] });
const slice = { slice_type: "rich_text", variation: "default", primary: {} };

test.each(["primary/content", "primary.content"])("the field of a slice at %s has the label of its model", (leaf) => {
  expect(labelField(models, { type: "page", slice, leaf })).toBe("Text");
});
