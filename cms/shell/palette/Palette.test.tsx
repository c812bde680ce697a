import { act, fireEvent, render, screen } from "@testing-library/react";

import { fakeDialog } from "@/features/shared/testing/fakeDialog";
import { searchDocuments } from "#cms/list/api.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import Palette from "./Palette.tsx";

jest.mock("#cms/list/api.ts");
jest.mock("#cms/shell/navigate.ts");

const found = { id: "about", title: "About", path: "/about/", lang: "en-us", type: "page", state: "published" };

beforeEach(() => {
  fakeDialog();
  // As in Chromium, which returns a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve();
  jest.mocked(searchDocuments).mockResolvedValue({ total: 1, next: null, results: [found] } as never);
});

const createStore = () => {
  const store = new StudioStore("en");
  store.resume({ id: "o", name: "owner", role: "owner", created: 1 });
  return store;
};
const draw = (store: StudioStore) =>
  render(
    <StudioProvider value={store}>
      <Palette />
    </StudioProvider>,
  );

test("the Enter that ends a composition, by either sign, opens no document", async () => {
  draw(createStore());
  await screen.findByRole("option", { name: /About/ });
  const search = screen.getByRole("combobox");
  fireEvent.keyDown(search, { key: "Enter", keyCode: 229 });
  fireEvent.keyDown(search, { key: "Enter", isComposing: true });
  expect(navigate).not.toHaveBeenCalled();
  act(() => void fireEvent.keyDown(search, { key: "Enter", keyCode: 13 }));
  expect(navigate).toHaveBeenCalledWith("/studio/documents/about/");
});

test("what is typed while the palette's code is loading stands in its field and is searched", async () => {
  const store = createStore();
  store.open("palette");
  for (const key of ["a", "b", "Enter", "o"]) expect(fireEvent.keyDown(document.body, { key })).toBe(false);
  draw(store);
  const search = screen.getByRole("combobox");
  expect(search).toHaveValue("abo");
  expect(searchDocuments).toHaveBeenLastCalledWith(expect.objectContaining({ text: "abo" }), expect.anything());
  expect(fireEvent.keyDown(search, { key: "u" })).toBe(true);
  await screen.findByRole("option", { name: /About/ });
});
