import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { mixed as mockMixed } from "yup";

import { FakeService } from "#cms/editor/testing/FakeService.ts";
import { openEditor, prepareBrowser } from "#cms/editor/testing/openEditor.tsx";

type Sent = Parameters<FakeService["send"]>;

const start = { uid: "about", tags: [], data: { title: "About", slices: [] } };
const [ada, pat] = [
  { id: "p", name: "Ada" },
  { id: "pat", name: "Pat" },
];
/** Changes other than saves, and what the fake service stores beside the document. */
let sent: string[];
let stored: { requests: object[]; releases: object[]; comments: object[] };
let service: FakeService;

let mockSend: FakeService["send"];
jest.mock("#cms/http/send.ts", () => ({
  send: async (...call: Sent) => (await mockSend(...call)).value,
  sendTagged: (...call: Sent) => mockSend(...call),
  sendOnly: async (path: string, call: Sent[2]) => {
    await mockSend(path, mockMixed(), call);
  },
}));

jest.mock("@/features/shared/callJson", () => ({ callJson: async () => ({ ok: true }) }));

beforeEach(() => {
  prepareBrowser();
  sent = [];
  stored = { requests: [], releases: [], comments: [] };
  service = new FakeService(start);
  mockSend = async (path, schema, call = {}) => {
    if (path === "documents/d/request") {
      sent.push(`${call.method} ${JSON.stringify(call.body)}`);
      stored.requests = [];
      return { value: {}, etag: "" };
    }
    if (path === "requests") sent.push("GET requests");
    const results = { requests: stored.requests, releases: stored.releases, "documents/d/comments": stored.comments };
    const found = Object.entries(results).find(([name]) => name === path);
    return found ? { value: { results: found[1] }, etag: "" } : service.send(path, schema, call);
  };
});

const request = (by: object) => ({
  ...{ id: "d", title: "About", type: "page", lang: "en-us", uid: "about", group: "d", tags: [], saved: 1 },
  ...{ saved_by: by, state: "changed", places: ["documents"], published: 1, path: "/about/", etag: '"1"' },
  ...{ requested_by: by, requested: Date.UTC(2026, 10, 25, 9), note: "Before Monday.", requested_of: null, due: null },
});
const sentBack = (by: object) => ({
  ...{ id: "c", field: "", text: "Be exact.", by, at: 2, resolved: false, resolved_by: null, notified: [] },
  sent_back: true,
});
const addDraft = () => (service.published = { ...service.document, data: {} });

test("a publisher sees in the document who asked for its publication, when and why, and sends it back there", async () => {
  addDraft();
  stored.requests = [request({ id: "lin", name: "Lin Wei" })];
  const { user } = await openEditor();
  const notice = (await screen.findByText("Waiting for publication")).closest("div");
  expect(notice).toHaveTextContent(/requested by Lin Wei · .*25 Nov 2026.*Before Monday\./);
  expect(screen.getByRole("button", { name: "Publish" })).toHaveAttribute("data-tone", "primary");
  await user.click(screen.getByRole("button", { name: "Send back “About”" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText(/^Reason/), "Be exact.");
  await user.click(within(dialog).getByRole("button", { name: "Send back" }));
  await waitFor(() => expect(screen.queryByText("Waiting for publication")).toBeNull());
  expect(sent).toEqual(["GET requests", 'DELETE {"reason":"Be exact."}', "GET requests"]);
});

test("who asked sees that the draft waits, also when it is opened again, and withdraws it", async () => {
  addDraft();
  stored.requests = [request(ada)];
  const { user } = await openEditor("editor");
  expect(await screen.findByRole("button", { name: "Change the request" })).toHaveAttribute("data-tone", "secondary");
  await user.click(screen.getByRole("button", { name: "Withdraw the request for “About”" }));
  expect(await screen.findByRole("button", { name: "Request publication" })).toBeVisible();
});

test("for a document without a draft no requests are loaded", async () => {
  await openEditor();
  expect(screen.getByRole("button", { name: "Publish" })).toBeVisible();
  expect(sent).toEqual([]);
});

test("why a request was sent back stands above the form, and a link leads to its comment", async () => {
  stored.comments = [sentBack(pat)];
  addDraft();
  window.history.replaceState(null, "", "?comment=c");
  const { user } = await openEditor("editor");
  window.history.replaceState(null, "", "?");
  const dialog = await screen.findByRole("dialog", { name: "Comments" });
  const item = (await within(dialog).findByText("Sent back")).closest("li");
  await waitFor(() => expect(item).toHaveFocus());
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(await screen.findByText("Sent back by Pat:")).toHaveTextContent("Sent back by Pat: Be exact.");
  expect(screen.getByRole("button", { name: "Reply" })).toBeVisible();
});

test("who sent a request back is not told so", async () => {
  stored.comments = [sentBack(ada)];
  addDraft();
  await openEditor();
  await screen.findByRole("button", { name: /^Comments.*1/ });
  expect(screen.queryByText(/^Sent back by/)).toBeNull();
});

const onlyInRelease = (scheduledAt?: number) => {
  service.release = "r";
  service.publishedAt = null;
  stored.releases = [{ id: "r", label: "Spring", documents: 1, scheduledAt }];
};

test("a page that only a release has is opened there: where it goes out and what typing does is said in a line", async () => {
  onlyInRelease(Date.UTC(2026, 11, 1, 9));
  const { user } = await openEditor();
  const line = await screen.findByText(/^Only the release “Spring” has this document/);
  expect(line).toHaveTextContent(/it is published on .*1 Dec.* What you write is saved in the release\.$/);
  for (const name of ["Delete draft", "Schedule", "Unpublish", "Publish"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.getByRole("link", { name: "Go to the release" })).toBeVisible();
  // The fake service knows the document in its release alone.
  await user.type(screen.getByLabelText("Summary"), "In the release");
  await waitFor(() => expect(service.document.data.summary).toBe("In the release"), { timeout: 4_000 });
});

test("a release whose schedule ended is not said to go out at its time", async () => {
  onlyInRelease(Date.UTC(2026, 11, 1, 9));
  const handle = mockSend;
  mockSend = async (path, schema, call) => {
    const { value, etag } = await handle(path, schema, call);
    const approval = { place: "r", by: pat, at: 1, ended_by: ada };
    return { value: path === "documents/d" ? { ...Object(value), approval } : value, etag };
  };
  await openEditor();
  const line = await screen.findByText(/^Only the release “Spring” has this document/);
  expect(line).toHaveTextContent("Only the release “Spring” has this document. What you write");
});

const publish = async (user: UserEvent) => {
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Publish" }));
  // A new page is looked up after two seconds.
  const link = await screen.findByRole("link", { name: "View page" }, { timeout: 4_000 });
  expect(link).toHaveAttribute("href", "/about/");
};

test("what was done is said until something else is", async () => {
  addDraft();
  const { user } = await openEditor();
  await publish(user);
  expect(screen.getByText("Now on the site.")).toBeVisible();
  expect(screen.getByText("Published")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Now on the site.")).toBeNull();
  await user.type(screen.getByLabelText("Summary"), "More");
  await publish(user);
  await user.type(screen.getByLabelText("Summary"), "More");
  expect(screen.queryByText("Now on the site.")).toBeNull();
  await publish(user);
  await user.click(screen.getByRole("button", { name: "Schedule" }));
  expect(screen.queryByText("Now on the site.")).toBeNull();
});

test("undo after publishing brings back what visitors saw, and keeps what was written", async () => {
  addDraft();
  service.versions = ["published", "7"].map((version) => ({
    ...{ version, at: 1, by: ada, kind: "publication", replaced: null },
    data: start.data,
  }));
  const { user } = await openEditor();
  await user.type(screen.getByLabelText("Summary"), "More");
  await publish(user);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Visitors see the previous version.")).toBeVisible();
  const changes = service.requests.filter((line) => /restore|PATCH/.test(line));
  expect(changes.slice(1)).toEqual(["POST documents/d/versions/7/restore", "PATCH documents/d/draft"]);
  expect(screen.getByLabelText("Summary")).toHaveValue("More");
});

test("undo after a first publication takes the page from the site, and says what visitors get", async () => {
  service.publishedAt = null;
  addDraft();
  const { user } = await openEditor();
  await publish(user);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Visitors get “not found”.")).toBeVisible();
  expect(service.requests).toContain("DELETE documents/d/publication");
});

test("a link to the languages of a document opens them", async () => {
  window.history.replaceState(null, "", "?languages");
  await openEditor();
  expect(await screen.findByRole("dialog")).toHaveAccessibleName(/Languages|Translat/);
  window.history.replaceState(null, "", "?");
});

test("a link to a document's history opens it", async () => {
  window.history.replaceState(null, "", "?history");
  await openEditor();
  expect(await screen.findByRole("dialog", { name: "History of “About”" })).toBeVisible();
  window.history.replaceState(null, "", "?");
});

test("an earlier day of the last save is short; its tooltip has the time", async () => {
  await openEditor();
  expect(screen.getByText(/^Saved 25 \w+$/)).toHaveAttribute("title", expect.stringMatching(/^25.*\d\d:\d\d$/));
});

test("the history calls the form the published version while the page has its only draft in a release", async () => {
  const version = (name: string, title: string, release = {}) => ({
    ...{ version: name, at: 1, by: ada, kind: "draft", replaced: null, ...release },
    data: { ...start.data, title },
  });
  service.versions = [version("r-x", "About them", { release: "Spring" }), version("published", "About")];
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "History of this document" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(await within(dialog).findByRole("radio", { name: /Spring/ }));
  const sides = (await within(dialog).findAllByText(/^(Older|Newer):/)).map(({ textContent }) => textContent);
  expect(sides[1]).toBe("Newer: On the site now");
});

test("the history opens on the newest version that differs from the form", async () => {
  const version = (name: string, kind: string, data: object) => ({
    ...{ version: name, at: 1, by: ada, kind, replaced: null },
    data,
  });
  service.versions = [
    version("draft", "draft", start.data),
    version("x9", "deletion", start.data),
    version("d8", "draft", { ...start.data, title: "About them" }),
  ];
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "History of this document" }));
  const dialog = await screen.findByRole("dialog", { name: "History of “About”" });
  await waitFor(() => expect(within(dialog).getAllByRole("radio").at(2)).toBeChecked());
});
