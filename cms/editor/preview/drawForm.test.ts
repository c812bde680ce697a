/** @jest-environment node */
import { formDocumentSchema } from "#contracts/composedForm.ts";

import { drawForm } from "./drawForm.ts";

const form = { id: "form-1", lang: "en-us" };

test("a form is drawn by the slice that shows it on pages, with what is edited and without who receives it", () => {
  const fields = [{ label: "Name", kind: "text" }];
  const data = { title: "Workshop", fields, recipients: "team@example.com" };
  const { slice_type: type, primary } = drawForm({ uid: "workshop", tags: [], data }, form);
  expect([type, primary]).toEqual([
    "form",
    {
      title: [{ type: "heading2", text: "Workshop", spans: [] }],
      document: expect.objectContaining({ id: "form-1", type: "form", data: { title: "Workshop", fields } }),
    },
  ]);
});

test("a form that was just begun has no fields yet", () => {
  const { document } = Object(drawForm({ uid: null, tags: [], data: {} }, form).primary);
  expect(formDocumentSchema.validateSync(document).data.fields).toEqual([]);
});
