import { act, fireEvent, render, screen } from "@testing-library/react";

import { fakeDialog } from "@/features/shared/testing/fakeDialog";
import { searchDocuments } from "#cms/list/api.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import Palette from "./Palette.tsx";

jest.mock("#cms/list/api.ts");
jest.mock("#cms/shell/navigate.ts");

test("the Enter that ends a composition, by either sign, opens no document", async () => {
  fakeDialog();
  const found = { id: "about", title: "About", path: "/about/", lang: "en-us", type: "page", state: "published" };
  jest.mocked(searchDocuments).mockResolvedValue({ total: 1, next: null, results: [found] } as never);
  Element.prototype.scrollIntoView = () => undefined;
  const store = new StudioStore("en");
  store.resume({ id: "o", name: "owner", role: "owner", created: 1 });
  render(
    <StudioProvider value={store}>
      <Palette />
    </StudioProvider>,
  );
  await screen.findByRole("option", { name: /About/ });
  const search = screen.getByRole("combobox");
  fireEvent.keyDown(search, { key: "Enter", keyCode: 229 });
  fireEvent.keyDown(search, { key: "Enter", isComposing: true });
  expect(navigate).not.toHaveBeenCalled();
  act(() => void fireEvent.keyDown(search, { key: "Enter", keyCode: 13 }));
  expect(navigate).toHaveBeenCalledWith("/studio/documents/about/");
});
