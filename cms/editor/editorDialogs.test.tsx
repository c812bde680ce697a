import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mixed as mockMixed } from "yup";

import { FakeService } from "#cms/editor/testing/FakeService.ts";
import { openEditor, prepareBrowser } from "#cms/editor/testing/openEditor.tsx";

type Sent = Parameters<FakeService["send"]>;

const ada = { id: "p", name: "Ada" };
const start = { uid: "about", tags: [], data: { title: "About", slices: [] } };
/** Requests other than those for the document, and what the fake service stores of them. */
let requests: { method: string; path: string; body: unknown; etag: string | undefined }[];
let schedules: object[];
let comments: Record<string, unknown>[];

/** Handles schedules, releases and comments; other requests concern the document. */
function handle([path, , { method = "GET", body, etag } = {}]: Sent): object | undefined {
  const json: Record<string, unknown> = { ...Object(body) };
  if (method !== "GET" && !/^(presence|checks)/.test(path)) requests.push({ method, path, body, etag });
  const people = [ada, { id: "lin", name: "Lin Wei" }].map((one) => ({ ...one, role: "editor", created: 1 }));
  if (path === "people") return { results: people };
  if (path === "schedules") return { results: schedules, releases: [], done: [] };
  if (path === "releases") return { results: [{ id: "r", label: "Spring", documents: 1 }] };
  if (path === "documents/d/schedule") {
    schedules =
      method === "DELETE"
        ? []
        : [{ document: "d", title: "About", lang: "en-us", path: null, by: ada, failure: null, ...json }];
    return { ...schedules[0] };
  }
  if (path === "documents/d/comments" && method === "GET") return { results: comments };
  if (path === "documents/d/comments") {
    const made = {
      id: "c".repeat(comments.length + 1),
      at: 1,
      by: ada,
      resolved: false,
      resolved_by: null,
      notified: [],
      ...json,
    };
    comments = [...comments, made];
    return made;
  }
  if (path !== "documents/d/comments/c") return undefined;
  comments = comments.map((one) => ({ ...one, ...json, resolved_by: json.resolved ? ada : null }));
  return comments[0];
}

let service: FakeService;
let mockSend: FakeService["send"];
jest.mock("#cms/http/send.ts", () => ({
  send: async (...call: Sent) => (await mockSend(...call)).value,
  sendTagged: (...call: Sent) => mockSend(...call),
  sendOnly: async (path: string, call: Sent[2]) => {
    await mockSend(path, mockMixed(), call);
  },
}));

beforeEach(() => {
  prepareBrowser();
  [requests, schedules, comments] = [[], [], []];
  service = new FakeService(start);
  mockSend = async (...call) => {
    const found = handle(call);
    return found ? { value: found, etag: '"1"' } : service.send(...call);
  };
});

test("a publisher schedules a publication without an unchecked redirect, sees it, and cancels it", async () => {
  service.redirects = ["/old/", "/old/team/"].map((from) => ({
    document: "d",
    title: "",
    lang: "en-us",
    from,
    to: "/about/",
  }));
  service.published = { ...service.document, data: {} };
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "Schedule" }));
  const dialog = await screen.findByRole("dialog", { name: "Schedule “About”" });
  const moment = await within(dialog).findByLabelText(/^Date and time/);
  fireEvent.change(moment, { target: { value: "2020-01-01T08:00" } });
  expect(moment).toHaveAttribute("aria-invalid", "true");
  expect(requests).toEqual([]);
  fireEvent.change(moment, { target: { value: "2030-01-01T08:00" } });
  await user.click(within(dialog).getByRole("checkbox", { name: "Redirect /old/team/ to /about/" }));
  await user.click(within(dialog).getByRole("button", { name: /^Schedule for / }));
  const back = await within(dialog).findByRole("button", { name: /^Cancel schedule/ });
  const at = new Date("2030-01-01T08:00").getTime();
  expect(requests).toEqual([
    {
      method: "PUT",
      path: "documents/d/schedule",
      body: { at, action: "publish", declined: ["/old/team/"], section: false },
      etag: '"1"',
    },
  ]);
  await user.click(back);
  await waitFor(() => expect(within(dialog).queryByRole("button", { name: /^Cancel schedule/ })).toBeNull());
});

test("what stops publishing is named before it is scheduled, leads to its field, and keeps the button off", async () => {
  const problem = { rule: "title-missing", level: "error", message: "has no title", slice: null, values: [] };
  service.findings = [{ ...problem, field: "data.title" }];
  service.published = { ...service.document, data: {} };
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "Schedule" }));
  const dialog = await screen.findByRole("dialog", { name: "Schedule “About”" });
  const finding = await within(dialog).findByRole("button", { name: /title/i });
  expect(within(dialog).getByRole("button", { name: /^Schedule for / })).toBeDisabled();
  await user.click(finding);
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(screen.getByLabelText("Page title")).toHaveFocus());
});

test("a problem of another language leads to the languages, one of no field to nothing", async () => {
  const problem = { level: "warning" as const, message: "x", field: "", slice: null };
  service.findings = [
    { ...problem, rule: "translation-missing", values: ["zh-cn"] },
    { ...problem, rule: "orphan", values: [] },
  ];
  service.published = { ...service.document, data: {} };
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("No page links to this one")).not.toHaveRole("button");
  await user.click(within(dialog).getByRole("button", { name: /^No version in another language/ }));
  expect(await screen.findByRole("dialog", { name: "Languages" })).toBeVisible();
});

test("a page whose only draft is in a release has nothing to publish; its end can be scheduled", async () => {
  service.release = "r";
  const { user } = await openEditor();
  expect(screen.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.queryByRole("button", { name: "Discard draft" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Schedule" }));
  const dialog = await screen.findByRole("dialog", { name: "Schedule “About”" });
  expect(await within(dialog).findByRole("radio", { name: "Unpublish" })).toBeChecked();
  expect(within(dialog).getByRole("radio", { name: "Publish no changes to publish" })).toBeDisabled();
  expect(within(dialog).getByText("no changes to publish")).toBeVisible();
});

test("an editor requests publication and schedules nothing", async () => {
  await openEditor("editor");
  expect(screen.getByRole("button", { name: "Request publication" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Schedule" })).toBeNull();
});

test("a comment is attached to the last focused field, resolved by its button, and reopened", async () => {
  const { user } = await openEditor();
  await user.click(screen.getByLabelText("Summary"));
  await user.click(screen.getByRole("button", { name: /^Comments/ }));
  const dialog = await screen.findByRole("dialog", { name: "Comments" });
  expect(within(dialog).getByRole("combobox", { name: "Comment on" })).toHaveDisplayValue("Summary");
  await user.click(within(dialog).getByRole("button", { name: "Add comment" }));
  expect(requests).toEqual([]);
  await user.type(within(dialog).getByLabelText("Comment"), " Is this true? ");
  await user.click(within(dialog).getByRole("button", { name: "Add comment" }));
  await user.click(await within(dialog).findByRole("button", { name: "Resolve: Is this true?" }));
  expect(requests.map(({ body }) => body)).toEqual([
    { field: "summary", text: "Is this true?", reply_to: null },
    { resolved: true },
  ]);
  expect(await within(dialog).findByText(/resolved by Ada/)).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Reopen: Is this true?" }));
  expect(await within(dialog).findByRole("button", { name: "Resolve: Is this true?" })).toBeVisible();
});

test("a comment can be on any field or slice, without a focus before", async () => {
  service.document = {
    ...start,
    data: {
      ...start.data,
      slices: [{ slice_type: "hero", variation: "default", id: "hero$1", primary: {}, items: [] }],
    },
  };
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: /^Comments/ }));
  const dialog = await screen.findByRole("dialog", { name: "Comments" });
  const on = within(dialog).getByRole("combobox", { name: "Comment on" });
  expect(on).toHaveDisplayValue("The whole document");
  const group = within(on).getByRole("group", { name: "Fields of the document" });
  expect(within(group).getByRole("option", { name: "Page title" })).toHaveValue("title");
  await user.selectOptions(on, within(on).getByRole("option", { name: /^Hero.*: Title$/ }));
  await user.type(within(dialog).getByLabelText("Comment"), "Shorter?");
  await user.click(within(dialog).getByRole("button", { name: "Add comment" }));
  expect(requests.map(({ body }) => body)).toEqual([
    { field: "hero$1 primary.title", text: "Shorter?", reply_to: null },
  ]);
  await user.selectOptions(on, within(on).getByRole("option", { name: /^Hero[^:]*$/ }));
  await user.type(within(dialog).getByLabelText("Comment"), "Needed?");
  await user.click(within(dialog).getByRole("button", { name: "Add comment" }));
  await user.click(await within(dialog).findByRole("button", { name: /^Hero[^:]*$/ }));
  expect(screen.getByRole("button", { name: /^Hero/, expanded: true })).toHaveTextContent("1 open comment");
});

test("replies stand under their comment, which one button resolves; Ctrl+Enter sends and stays in the box", async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: /^Comments/ }));
  const dialog = await screen.findByRole("dialog", { name: "Comments" });
  const words = within(dialog).getByLabelText("Comment");
  await user.type(words, "Is this true?{Control>}{Enter}{/Control}");
  const thread = await within(dialog).findByRole("listitem");
  expect(words).toHaveFocus();
  expect(words).toHaveValue("");
  await user.click(within(thread).getByRole("button", { name: "Reply to Ada" }));
  const reply = within(thread).getByLabelText("Reply", { selector: "textarea" });
  expect(reply).toHaveFocus();
  await user.type(reply, "It is.{Control>}{Enter}{/Control}");
  expect(await within(thread).findByRole("listitem")).toHaveTextContent("It is.");
  expect(requests.at(-1)?.body).toEqual({ field: "", text: "It is.", reply_to: "c" });
  expect(within(dialog).getAllByRole("button", { name: /^Resolve/ })).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Comments: 1 open (Ctrl+Alt+M)" })).toBeVisible();
});

test("people are listed behind an @, and a name that nobody has is marked", async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: /^Comments/ }));
  const dialog = await screen.findByRole("dialog", { name: "Comments" });
  const words = within(dialog).getByLabelText("Comment");
  await user.type(words, "@");
  const option = await within(dialog).findByRole("option", { name: "Lin Wei" });
  expect(words).toHaveAttribute("aria-activedescendant", option.id);
  await user.keyboard("{Escape}");
  expect(within(dialog).queryByRole("option", { name: "Lin Wei" })).toBeNull();
  await user.type(words, "w{Enter}");
  expect(words).toHaveValue("@Lin Wei ");
  await user.type(words, "and @nobody");
  expect(within(dialog).queryByText(/^Nobody is named/)).toBeNull();
  await user.type(words, " ");
  expect(within(dialog).getByText("Nobody is named @nobody, so nobody is notified there.")).toBeVisible();
});

test("the tab names no document while one is opened", async () => {
  document.title = "Pricing · Studio";
  const { send } = service;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  mockSend = async (...call) => {
    await held;
    return send(...call);
  };
  const opened = openEditor();
  await screen.findByText("Opening the document…");
  expect(document.title).toBe("Opening the document… · Studio");
  release();
  await opened;
  expect(document.title).toBe("About · Studio");
});

test("the bar tells whether the draft differs from the site, and its menu has what can be done with it", async () => {
  const { user } = await openEditor();
  expect(document.title).toBe("About · Studio");
  expect(screen.getByRole("link", { name: "/about/" })).toHaveAttribute("href", "/about/");
  expect(screen.getByText("Published")).toBeVisible();
  const publish = screen.getByRole("button", { name: "Publish" });
  expect(publish).toHaveAttribute("data-tone", "secondary");
  expect(screen.queryByRole("button", { name: "Discard draft" })).toBeNull();
  await user.type(screen.getByLabelText("Page title"), " us");
  expect(await screen.findByText("Changed", {}, { timeout: 4_000 })).toBeVisible();
  expect(document.title).toBe("About us · Studio");
  expect(publish).toHaveAttribute("data-tone", "primary");
  expect(screen.getByRole("button", { name: "Discard draft" })).toBeEnabled();
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const dialog = await screen.findByRole("dialog", { name: "Publish “About us”" }, { timeout: 4_000 });
  expect(within(dialog).getByText("/about/")).toBeVisible();
});

test("equal problems are one line with their number, which leads to the first of them", async () => {
  const problem = { rule: "alt-text", level: "warning", message: "No description", slice: null, values: [] };
  service.findings = ["data.title", "data.summary"].map((field) => ({ ...problem, field }));
  service.published = { ...service.document, data: {} };
  const { user } = await openEditor();
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const dialog = await screen.findByRole("dialog", { name: "Publish “About”" });
  await user.click(within(dialog).getByRole("button", { name: /\(2 times\)$/ }));
  expect(dialog).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText("Page title")).toHaveFocus());
});

test("one’s own other tab is told from other people", async () => {
  const [self, lin] = [ada, { id: "lin", name: "Lin Wei" }];
  service.others = [self, lin].map((person) => ({ person, tab: person.id, field: "summary", since: 1 }));
  await openEditor();
  expect(await screen.findByText("Also editing: you in another tab, Lin Wei")).toBeVisible();
  expect(screen.getByText("You are working in this field in another tab")).toBeVisible();
});
