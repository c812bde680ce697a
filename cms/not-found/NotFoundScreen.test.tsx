import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import NotFoundScreen from "./NotFoundScreen.tsx";
import { RedirectForm } from "./RedirectForm.tsx";

const row = { locale: "en", count: 2, last_day: "2026-11-27", referrers: [] };
const referrers = ["/about/", "a.example"].map((from) => ({ from, count: 1 }));
const mockResponses: Record<string, object> = {
  "not-found": {
    searches: [{ ...row, id: 1, text: "price feed" }],
    paths: [{ ...row, id: 2, text: "/old/", referrers }],
  },
  "documents/search": {
    results: [
      { id: "r", title: "/older/", uid: "old", path: null },
      { id: "about", title: "About", uid: "about", path: "/about/" },
    ],
  },
  documents: { id: "made" },
  uid: { uid: "old" },
};
const mockSent: unknown[] = [];
jest.mock("#cms/http/send.ts", () => {
  const handle = async (path: string, call: { body?: unknown } = {}) => {
    if (call.body) mockSent.push([path, call.body]);
    return mockResponses[path] ?? {};
  };
  return {
    send: (path: string, _schema: unknown, call: object) => handle(path, call),
    sendTagged: async (path: string, _schema: unknown, call: object) => ({ value: await handle(path, call), etag: "" }),
    sendOnly: async (path: string, call: object) => void (await handle(path, call)),
  };
});

test("what visitors did not find leads to the page with the link, begins a page or a redirect, and is dismissed until Undo", async () => {
  const store = new StudioStore("en");
  store.resume({ id: "o", name: "owner", role: "owner", created: 1 });
  render(
    <StudioProvider value={store}>
      <NotFoundScreen />
    </StudioProvider>,
  );
  const user = userEvent.setup();
  const urls = await screen.findByRole("region", { name: "URLs without a page" });
  expect(urls).toHaveTextContent(/\/old\/from \/about\/, a\.example2 timeslast on 27.Nov.2026/);
  expect(within(urls).getByRole("link", { name: "/about/" })).toHaveAttribute("href", "/studio/at/about/");
  await user.click(within(urls).getByRole("button", { name: "Create a page for /old/" }));
  expect([store.window, store.proposal]).toEqual(["new-page", { path: "/old/" }]);
  await user.click(screen.getByRole("button", { name: "Create a page for price feed" }));
  expect(store.proposal).toEqual({ title: "price feed", lang: "en-us" });
  await user.click(within(urls).getByRole("button", { name: "Redirect /old/" }));
  const form = within(screen.getByRole("form", { name: "Redirect /old/" }));
  expect(form.getByRole("combobox", { name: "Leads to" })).toHaveFocus();
  await user.type(form.getByRole("combobox"), "about");
  await user.click(await form.findByRole("option", { name: /About/ }));
  await user.click(form.getByRole("button", { name: "Create draft" }));
  await waitFor(() => expect(window.location.pathname).toBe("/studio/documents/made/"));
  const to = { link_type: "Document", id: "about" };
  const data = { from: "/old/", to, permanent: true, both_languages: false };
  const redirect = { title: "/old/", type: "redirect", lang: "en-us", uid: "old-2", data };
  expect(mockSent.at(-1)).toEqual(["documents", redirect]);
  await user.click(screen.getByRole("button", { name: "Dismiss price feed" }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  expect(undo).toHaveFocus();
  await user.click(undo);
  const changes = [true, false].map((isDismissed) => ["not-found/1", { is_dismissed: isDismissed }]);
  await waitFor(() => expect(mockSent.slice(-2)).toEqual(changes));
});

test.each([
  ["/abuots/", ""],
  ["/aboutt/", "About"],
])("a redirect from %s is proposed to lead to the page that begins like it: “%s”", async (path, label) => {
  const store = new StudioStore("en");
  store.resume({ id: "o", name: "owner", role: "owner", created: 1 });
  render(
    <StudioProvider value={store}>
      <RedirectForm path={path} onClose={() => undefined} />
    </StudioProvider>,
  );
  const field = screen.getByRole("combobox", { name: "Leads to" });
  await waitFor(() =>
    expect(mockSent.at(-1)).toEqual(["documents/search", expect.objectContaining({ text: path.slice(1, 5) })]),
  );
  await waitFor(() => expect(field).toHaveValue(label));
});
