/** @jest-environment node */
import { backEndForm, fieldsByForm, formIds, listApiFields, toApiName } from "./forms.ts";
import { getFormShape } from "./formsApi.ts";

test.each(formIds)(
  "the form %s asks for all that its endpoint requires, and the endpoint checks all that it sends",
  (id) => {
    const form = backEndForm[id];
    const api = listApiFields(getFormShape(form), form);
    const own = fieldsByForm[id];
    for (const { name } of api.filter(({ isOptional }) => !isOptional)) {
      expect([id, own.find((field) => field.name === name)]).toEqual([id, { name }]);
    }
    // The subject becomes part of the source; of an enterprise any body is taken.
    const sent = own.filter(({ name }) => name !== "subject" && !(id === "enterprise" && name === "telegram"));
    expect(sent.filter(({ name }) => !api.some((field) => field.name === name))).toEqual([]);
  },
);

test("a form that only the back end knows has the fields of its endpoint", () => {
  expect(listApiFields("send_form", "webinar").map(({ name }) => name)).toEqual([
    ...["email", "name", "message", "telegram", "company"],
  ]);
});

test("the honeypot's name is no field's name in a body", () => {
  expect([toApiName("website"), toApiName("name")]).toEqual(["site", "name"]);
});
