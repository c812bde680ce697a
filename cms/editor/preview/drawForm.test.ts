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

test("a field without a label yet is drawn by its position, in the language of the form", () => {
  const data = {
    fields: [
      { label: "姓名", kind: "text" },
      { label: null, kind: "email" },
    ],
  };
  const { document } = Object(drawForm({ uid: null, tags: [], data }, { id: "form-2", lang: "zh-cn" }).primary);
  expect(document.data.fields).toEqual([
    { label: "姓名", kind: "text" },
    { label: "字段 2", kind: "email" },
  ]);
});

test("a form that was just begun shows its first field", () => {
  const { document } = Object(drawForm({ uid: null, tags: [], data: {} }, form).primary);
  expect(formDocumentSchema.validateSync(document).data.fields).toMatchObject([{ label: "Field 1", kind: "text" }]);
});
