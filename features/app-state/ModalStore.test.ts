import { ModalStore } from "./ModalStore";

test("only the modal opened last is shown", () => {
  const opened: string[] = [];
  const store = new ModalStore(({ kind }) => opened.push(kind));
  expect(store.isOpen).toBe(false);
  store.open({ kind: "contact", target: "sales" });
  store.open({ kind: "location" });
  expect(store.view).toEqual({ kind: "location" });
  expect(opened).toEqual(["contact", "location"]);
  store.close();
  expect(store.isOpen).toBe(false);
});

test("a covered modal is shown again, unless all are closed", () => {
  const store = new ModalStore();
  store.open({ kind: "contact", target: "sales" });
  store.cover({ kind: "notice", isError: true, title: "Not sent", detail: "" });
  expect([store.view?.kind, store.covered?.kind]).toEqual(["notice", "contact"]);
  store.uncover();
  expect([store.view?.kind, store.covered?.kind]).toEqual(["contact", undefined]);
  store.cover({ kind: "location" });
  store.close();
  expect([store.view, store.covered]).toEqual([undefined, undefined]);
});
