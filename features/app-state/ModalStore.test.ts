import { ModalStore } from "./ModalStore";

test("one window stands over the page, the last that was opened", () => {
  const heard: string[] = [];
  const store = new ModalStore(({ kind }) => heard.push(kind));
  expect(store.isOpen).toBe(false);
  store.open({ kind: "contact", target: "sales" });
  store.open({ kind: "location" });
  expect(store.view).toEqual({ kind: "location" });
  expect(heard).toEqual(["contact", "location"]);
  store.close();
  expect(store.isOpen).toBe(false);
});
