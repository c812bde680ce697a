/** @jest-environment node */
import { nameSubject } from "./nameForm.ts";

test.each([
  ["contact-page:customer-support", "Customer support"],
  ["contact-page:feedback", "Feedback"],
  ["contact-page:press", "press"],
  ["sales-modal", undefined],
  [undefined, undefined],
])("a message sent from %j has the subject %j", (source, subject) => {
  expect(nameSubject(source, "en")).toBe(subject);
});
