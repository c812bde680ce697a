import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mixed as mockMixed } from "yup";

import { FakeService } from "#cms/editor/testing/FakeService.ts";
import { openEditor, prepareBrowser } from "#cms/editor/testing/openEditor.tsx";

const text = (type: string, words: string) => [{ type, text: words, spans: [], direction: "ltr" }];
const hero = (id: string, title: string) => ({
  id,
  slice_type: "hero",
  slice_label: null,
  variation: "default",
  version: "initial",
  items: [],
  primary: { eyebrow: title, title: text("heading1", title) },
});
const start = {
  uid: "about",
  tags: [],
  data: { title: "About", slices: [hero("one", "First"), hero("two", "Second")] },
};

let service: FakeService;
let mockSend: FakeService["send"];
jest.mock("@/features/shared/callJson", () => ({ callJson: async () => ({ ok: true }) }));
jest.mock("#cms/http/send.ts", () => ({
  send: async (...call: Parameters<FakeService["send"]>) => (await mockSend(...call)).value,
  sendTagged: (...call: Parameters<FakeService["send"]>) => mockSend(...call),
  sendOnly: async (path: string, call: Parameters<FakeService["send"]>[2]) => {
    await mockSend(path, mockMixed(), call);
  },
}));

beforeEach(() => {
  prepareBrowser();
  service = new FakeService(start);
  mockSend = service.send;
});
afterEach(() => jest.restoreAllMocks());

test("an earlier version is compared by words, one of its fields is restored, and undo reverts that", async () => {
  const facts = { at: Date.UTC(2026, 10, 24), by: { id: "p", name: "Ada" }, kind: "publication", replaced: null };
  const data = { ...start.data, slices: [hero("one", "Before"), hero("two", "Second")] };
  service.versions = [
    { version: "draft", ...facts, kind: "draft", data: start.data },
    { version: "1764", ...facts, data },
  ];
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "History of this document" }));
  const dialog = await screen.findByRole("dialog", { name: "History of “About”" });
  expect(await within(dialog).findByRole("radio", { name: /Published.*Ada/ })).toBeChecked();
  await within(dialog).findByText("2 differences");
  const sides = within(dialog)
    .getAllByText(/^(Older|Newer):/)
    .map(({ textContent }) => textContent);
  expect(sides).toEqual([expect.stringMatching(/^Older: Published earlier, 24.Nov.2026/), "Newer: Current draft"]);
  const file = within(dialog).getByRole("link", { name: "Download as JSON" });
  expect([file.getAttribute("href"), file.getAttribute("download")]).toEqual([
    "/api/studio/documents/d/versions/1764/",
    "about-1764.json",
  ]);
  expect(
    [...dialog.querySelectorAll("del, ins")].map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  ).toEqual(["DEL Before", "INS First", "DEL Before", "INS First"]);
  await user.click(within(dialog).getByRole("button", { name: /^Restore this field: “Hero.*: Title/ }));
  await within(dialog).findByText("1 difference");
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(JSON.stringify(service.document.data.slices)).toContain('"text":"Before"'), {
    timeout: 4_000,
  });
  await user.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(JSON.stringify(service.document.data.slices)).not.toContain("Before"), { timeout: 4_000 });
});

test("typed text is saved to the server, the status says so, and a closed tab is no longer present", async () => {
  const { user } = await openEditor();
  await user.type(screen.getByLabelText("Summary"), "In short");
  await waitFor(() => expect(service.document.data.summary).toBe("In short"), { timeout: 4_000 });
  await screen.findByText(/^Saved/);
  fireEvent(window, new Event("pagehide"));
  await waitFor(() => expect(service.requests).toContain("DELETE presence"));
});

test("a slice is added from the library, moved by keyboard with an announcement, and removed by undo", async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "Add a slice" }));
  const search = screen.getByLabelText("Search slices");
  await user.type(search, "questions");
  fireEvent.keyDown(search, { key: "Enter", keyCode: 229 });
  fireEvent.keyDown(search, { key: "Enter", isComposing: true });
  expect(document.querySelectorAll("[data-slice]")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: /^FAQ · Questions/ }));
  expect(document.querySelectorAll("[data-slice]")).toHaveLength(3);
  await screen.findByText(/added at position 3 of 3/);
  fireEvent.keyDown(screen.getAllByRole("button", { name: /^Move .*: drag/ })[2] ?? document.body, {
    key: "ArrowUp",
    altKey: true,
  });
  await screen.findByText(/moved to position 2 of 3/);
  await user.keyboard("{Control>}z{/Control}");
  await screen.findByText(/^Undone\. .*moved to position 3 of 3/);
  await user.keyboard("{Control>}z{/Control}");
  await screen.findByText(/^Undone\. .* removed\.$/);
  expect(document.querySelectorAll("[data-slice]")).toHaveLength(2);
});

test("publishing lists errors and stops, and publishes the typed text once they are fixed", async () => {
  const { user } = await openEditor();
  service.findings = [
    {
      rule: "title-missing",
      field: "data.title",
      message: "The page has no title",
      level: "error",
      slice: null,
      values: [],
    },
  ];
  await user.clear(screen.getByLabelText("Page title"));
  await screen.findByText("The title is missing", {}, { timeout: 4_000 });
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const dialog = await screen.findByRole("dialog", { hidden: true }, { timeout: 4_000 });
  expect(within(dialog).getByRole("button", { name: "Publish", hidden: true })).toBeDisabled();
  await user.click(within(dialog).getByRole("button", { name: "Close", hidden: true }));
  service.findings = [];
  await user.type(screen.getByLabelText("Page title"), "About us");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const again = await screen.findByRole("dialog", { hidden: true }, { timeout: 4_000 });
  await user.click(within(again).getByRole("button", { name: "Publish", hidden: true }));
  await waitFor(() => expect(service.published.data.title).toBe("About us"), { timeout: 4_000 });
});

test("redirects from old paths are published with the page, except those that were unchecked; what ends and what follows is named", async () => {
  const toProposal = (from: string) => ({ document: from, title: from, lang: "en-us", from, to: `/new${from}` });
  const ending = { ...toProposal("/taken/"), document: "redirect-1", ends: true };
  service.redirects = [toProposal("/about/"), toProposal("/about/team/"), ending];
  service.headings = [{ from: "/about/#team", to: "/about/#people", links: 2 }];
  const { user } = await openEditor();
  await user.type(screen.getByLabelText("Page title"), "!");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const dialog = await screen.findByRole("dialog", {}, { timeout: 4_000 });
  const boxes = within(dialog).getAllByRole("checkbox", { checked: true });
  expect(boxes).toHaveLength(2);
  const ended = within(dialog).getByRole("region", { name: "Redirects that end" });
  expect(within(ended).getByRole("link")).toHaveAttribute("href", "/studio/documents/redirect-1/");
  expect(within(dialog).getByRole("region", { name: "Links to headings" })).toHaveTextContent(
    "/about/#team → /about/#people · 2 links",
  );
  await user.click(within(dialog).getByRole("checkbox", { name: "Redirect /about/team/ to /new/about/team/" }));
  await user.click(within(dialog).getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(service.sent).toEqual({ status: "published", redirects: ["/about/", "/taken/"] }));
});

test("a stored value without a field in the model is moved into a slice's field and leaves the list", async () => {
  const where = "data.slices[0](hero).primary.motto";
  service.hidden = [{ field: where, reason: "the model has no such field", value: "Words of old" }];
  const { user } = await openEditor();
  const list = screen.getByText("Words of old").closest("li") ?? document.body;
  const options = within(list)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  // Targets in slices of the same type come first, empty fields before filled ones.
  expect(options[0]).toMatch(/^1\. Hero.*: /);
  expect(options.at(-1)).not.toMatch(/Hero/);
  await user.selectOptions(
    within(list).getByRole("combobox"),
    within(list).getByRole("option", { name: "2. Hero · Plain: Line above the title" }),
  );
  await user.click(within(list).getByRole("button", { name: `Move ${where} to the field` }));
  await waitFor(() => expect(screen.queryByText("Words of old")).toBeNull(), { timeout: 4_000 });
  expect(service.document.data.slices).toMatchObject([
    { primary: { eyebrow: "First" } },
    { primary: { eyebrow: "Words of old" } },
  ]);
});

test("a slice whose type no longer exists is shown and saved unchanged", async () => {
  const gone = { ...hero("old", "Old"), slice_type: "carousel" };
  service.document = { ...start, data: { ...start.data, slices: [gone] } };
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: /carousel/, expanded: false }));
  expect(screen.getByText(/no longer exists/)).toBeVisible();
  await user.type(screen.getByLabelText("Summary"), "x");
  await waitFor(() => expect(service.document.data.summary).toBe("x"), { timeout: 4_000 });
  expect(service.document.data.slices).toEqual([gone]);
});

test("a conflict shows both values of the field and whose they are side by side, and the chosen one is saved", async () => {
  const { user } = await openEditor();
  service.savedBy = { id: "lin", name: "Lin Wei" };
  service.save({ ...start.data, title: "Theirs" });
  await user.type(screen.getByLabelText("Page title"), "!");
  const take = await screen.findByRole("button", { name: "Use Lin Wei’s version" }, { timeout: 4_000 });
  expect(screen.getByRole("heading", { name: "Lin Wei also changed “Page title”" })).toBeVisible();
  expect(screen.getByText("Theirs", { selector: "mark" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText(/^Some changes are not saved yet/)).toBeVisible();
  await user.click(take);
  await waitFor(() => expect(screen.getByLabelText("Page title")).toHaveValue("Theirs"));
  // The live region announced the conflict, so it also announces that it is resolved.
  await screen.findByText(/^Saved/, { selector: '[role="status"]' }, { timeout: 4_000 });
  expect(service.document.data.title).toBe("Theirs");
});

test("text typed while the service is down is restored after a reload and then saved", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  const { user, unmount } = await openEditor();
  service.failure = 503;
  await user.type(screen.getByLabelText("Summary"), "Kept");
  await screen.findByText(/Kept on this computer/, {}, { timeout: 4_000 });
  unmount();
  await openEditor();
  expect(screen.getByLabelText("Summary")).toHaveValue("Kept");
  service.failure = undefined;
  act(() => window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(service.document.data.summary).toBe("Kept"), { timeout: 4_000 });
});

test("what was typed into a document that somebody deleted is there after a reload, and is restored with it", async () => {
  const facts = { at: 1, by: null, kind: "draft", replaced: null };
  service.versions = [{ version: "d1", ...facts, data: start.data }];
  const { user, unmount } = await openEditor();
  service.isDeleted = true;
  await user.type(screen.getByLabelText("Summary"), "Mine");
  await screen.findByText(/This document was deleted/, {}, { timeout: 4_000 });
  unmount();
  await openEditor();
  expect(screen.getByLabelText("Summary")).toHaveValue("Mine");
  await user.click(screen.getByRole("button", { name: "Restore it with what I wrote" }));
  await waitFor(() => expect(service.document.data.summary).toBe("Mine"), { timeout: 4_000 });
  await waitFor(() => expect(screen.queryByText(/This document was deleted/)).toBeNull());
});

test("a release that was published while its version was open: the editor says so, and what was typed since is in the document", async () => {
  service.release = "r";
  const { user, unmount } = await openEditor("publisher", "r");
  service.publishRelease();
  await user.type(screen.getByLabelText("Summary"), "Since");
  await screen.findByText(/was published with its release/, {}, { timeout: 4_000 });
  expect(screen.queryByText(/deleted (this|the)|was deleted/)).toBeNull();
  const link = screen.getByRole("link", { name: "Open the document" });
  expect(link).toHaveAttribute("href", "/studio/documents/d/?release=r");
  unmount();
  await openEditor("publisher", "r");
  expect(screen.getByLabelText("Summary")).toHaveValue("Since");
  await waitFor(() => expect(service.document.data.summary).toBe("Since"), { timeout: 4_000 });
  expect(service.published.data.summary).toBeUndefined();
});

test("slices that came back since somebody discarded the draft are named, and can be taken away again", async () => {
  service.document = { ...start, data: { ...start.data, slices: [hero("two", "Second")] } };
  const { user } = await openEditor();
  service.discard();
  await user.type(screen.getByLabelText("Summary"), "x");
  const news = await screen.findByText(/discarded the draft/, {}, { timeout: 4_000 });
  expect(news.parentElement).toHaveTextContent("added “Hero");
  expect(document.querySelectorAll("[data-slice]")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Undo these changes" }));
  await waitFor(() => expect(service.document.data.slices).toHaveLength(1), { timeout: 4_000 });
});

test("a refused field is named while everything else is saved", async () => {
  service.refuse = ({ uid }) => (uid === "api" ? "uid" : undefined);
  const { user } = await openEditor();
  await user.click(screen.getByRole("tab", { name: "Settings" }));
  const uid = screen.getByLabelText("URL");
  await user.clear(uid);
  await user.type(uid, "api");
  await user.click(screen.getByRole("tab", { name: "Main" }));
  await user.type(screen.getByLabelText("Summary"), "saved");
  await waitFor(() => expect(service.document.data.summary).toBe("saved"), { timeout: 5_000 });
  await screen.findByText(/^Saved, except “/, { selector: "p[data-state]" });
  expect(service.document.uid).not.toBe("api");
});

test("in a browser that blocks its storage a document opens and is saved, and the status says that there is no copy", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  const names = ["indexedDB", "sessionStorage", "localStorage"] as const;
  const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name) ?? {}] as const);
  const get = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of names) Object.defineProperty(window, name, { get, configurable: true });
  const { user } = await openEditor();
  await user.type(screen.getByLabelText("Summary"), "Typed");
  await user.click(screen.getByRole("button", { name: "Add a slice" }));
  await user.type(screen.getByLabelText("Search slices"), "questions");
  await user.click(screen.getByRole("button", { name: /^FAQ · Questions/ }));
  await waitFor(() => expect(service.document.data.slices).toHaveLength(3), { timeout: 4_000 });
  expect(service.document.data.summary).toBe("Typed");
  await screen.findByText(/^Saved.*this browser keeps no copy/, { selector: "p[data-state]" });
  for (const [name, descriptor] of own) Object.defineProperty(window, name, descriptor);
});
