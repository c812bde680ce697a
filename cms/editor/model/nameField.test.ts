import { EditorModels } from "./EditorModels.ts";
import { labelField, nameField } from "./nameField.ts";

const steps = { type: "Group", config: { label: "Steps", fields: {} } };
const primary = { steps, content: { type: "StructuredText", config: { label: "Text" } } };
const variation = { id: "default", name: "Default", description: "", version: "", primary, items: {} };
const model = { id: "rich_text", name: "RichText", description: "", variations: [variation] };
const models = new EditorModels({ types: [], slices: [model] });
const slice = { slice_type: "rich_text", variation: "default", primary: {} };

test.each(["primary/content", "primary.content"])("the field of a slice at %s has the label of its model", (leaf) => {
  expect(labelField(models, { type: "page", slice, leaf })).toBe("Text");
});

test.each(["primary.steps[0]", "primary.steps[0].title", "primary/steps[0]"])(
  "the entry at %s has the label of its group and its number",
  (leaf) => {
    expect(nameField(models, { type: "page", slice, leaf }, "en")).toMatch(/: Steps 1$/);
    expect(nameField(models, { type: "page", slice, leaf }, "cn")).toMatch(/：Steps 1$/);
  },
);
