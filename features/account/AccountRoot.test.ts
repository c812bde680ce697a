import { markPlan } from "./AccountRoot";

test("the visitor's plan is marked wherever it stands, and no other", () => {
  document.body.innerHTML = `<i data-plan="free" data-current></i><i data-plan="start"></i><b data-plan="start"></b>`;
  markPlan(document, "start");
  expect([...document.querySelectorAll("[data-current]")].map(({ localName }) => localName)).toEqual(["i", "b"]);
  expect(document.querySelectorAll("[data-plan=free][data-current]")).toHaveLength(0);
  markPlan(document, undefined);
  expect(document.querySelectorAll("[data-current]")).toHaveLength(0);
});
