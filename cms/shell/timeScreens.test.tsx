import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import type { ComponentType } from "react";

import AccountScreen from "#cms/people/account/AccountScreen.tsx";
import AuditScreen from "#cms/audit/AuditScreen.tsx";
import CalendarScreen from "#cms/calendar/CalendarScreen.tsx";
import DeletedScreen from "#cms/deleted/DeletedScreen.tsx";
import NotFoundScreen from "#cms/not-found/NotFoundScreen.tsx";
import PeopleScreen from "#cms/people/PeopleScreen.tsx";
import ReleasesScreen from "#cms/releases/ReleasesScreen.tsx";
import WaitingScreen from "#cms/review/WaitingScreen.tsx";
import SubmissionsScreen from "#cms/submissions/SubmissionsScreen.tsx";
import { loadWords } from "#cms/testing/loadWords.ts";
import WebhooksScreen from "#cms/webhooks/WebhooksScreen.tsx";
import { fakeDialog } from "@/features/shared/testing/fakeDialog";

import { StudioProvider } from "./StudioContext.tsx";
import { StudioStore } from "./StudioStore.ts";

const ada = { id: "a", name: "Ada" };
const page = {
  ...{ id: "d", title: "About", type: "page", lang: "en-us", uid: "about", group: "d", tags: [] },
  ...{ saved: 1, saved_by: ada, state: "changed", places: ["documents"], published: 1, path: "/about/" },
};
const change = { kind: "changed", what: "field", field: "data.title", label: "Title", slice: null };
const mockRedirects = ["/about/", "/about/team/"].map((from) => ({
  document: from,
  title: from,
  lang: "en-us",
  from,
  to: from.replace("about", "about-us"),
}));
const attempt = { at: 1, took: 20, status: 500, response: "out of order", problem: "status" };
const webhook = {
  ...{ id: "w", url: "https://example.com/hook", events: ["published"], has_secret: true, is_enabled: false },
  ...{ is_configured: false, failing_since: 1, gave_up: 2, last: attempt },
};
const delivery = {
  ...{ id: "1", at: 1, events: ["published"], by: null, url: webhook.url, body: { documents: ["d"] } },
  ...{ attempts: [attempt], next: null },
};
const field = (key: string, label: string, column: string | null = null) => ({ key, label, column });
const mockFields = [field("days", "Which days?"), field("email", "Your email", "email"), field("note", "A note")];
const submission = {
  ...{ id: "s", at: 1, form: "contact", email: "ann@example.com", name: "Ann", done_at: null, assignee: null },
  fields: { days: ["Monday", "Friday"], pageUrl: "javascript:alert(1)", consent: "I agree." },
};
const mockResponses: Record<string, object> = {
  "not-found": {
    searches: [],
    paths: [{ id: 1, locale: "en", text: "/old/", count: 2, last_day: "2026-11-27", referrers: [] }],
  },
  "releases/r/redirects": { redirects: mockRedirects },
  schedules: { results: [], releases: [], done: [] },
  releases: { results: [{ id: "r", label: "Night", scheduledAt: 2e12, documents: 1 }] },
  "releases/r": { id: "r", label: "Night", scheduledAt: 2e12, declined: [], documents: 1 },
  "releases/r/documents": {
    results: [
      {
        ...page,
        errors: 0,
        findings: [],
        clashes: [
          { kind: "release", id: "s", label: "Spring", at: 2e12 },
          { kind: "draft", id: null, label: "Ada", at: null },
          { kind: "published", id: null, label: "Pat", at: 1e12 },
        ],
      },
    ],
  },
  requests: {
    results: [
      { ...page, requested_by: ada, requested: 1, note: "for Monday", requested_of: ada, due: 2e12, etag: '"1"' },
    ],
  },
  "notifications/choice": { email: null, locale: "en", studio: ["requested"], mail: [] },
  webhooks: { results: [webhook] },
  submissions: { results: [submission], hasMore: true, forms: [{ name: "contact", fields: mockFields }] },
  "webhooks/w/deliveries": { results: [delivery] },
  "webhooks/w/deliveries/1/resend": delivery,
  "documents/d/changes": {
    changes: [{ ...change, before: "Old words", after: "New words" }],
    findings: [],
    redirects: mockRedirects,
    below: [{ document: "t", title: "Team", from: "/about/team/", to: "/about-us/team/" }],
    clashes: [{ kind: "draft", id: null, label: "Ada", at: null }],
  },
  "documents/deleted": {
    results: [{ id: "x", title: "Lost", type: "page", lang: "en-us", uid: "lost", version: "x1", at: 1, by: ada }],
  },
  people: { results: [{ ...ada, role: "editor", created: 1 }] },
  events: {
    results: [{ id: 1, at: 1, by: ada, kind: "saved", document: "d", title: "About", detail: null, from: "192.0.2.1" }],
  },
  "sessions/own": {
    results: [{ id: "s", created: 1, used: 1, expires: 2e12, from: "192.0.2.1", agent: "Browser", is_current: false }],
  },
};
const token = {
  ...{ id: "t", name: "Helper", role: "editor", languages: [], types: ["page"], created: 1, expires: 2e12, used: null },
  person: { id: "o", name: "owner" },
};
mockResponses["tokens/sessions"] = { results: [] };
mockResponses.tokens = { ...token, token: "personal_shown", results: [token] };
const mockAsked: string[] = [];
let mockSent: unknown;
jest.mock("@/features/shared/callJson", () => ({ callJson: async () => ({ ok: true }) }));
jest.mock("#cms/http/send.ts", () => {
  const handle = async (path: string, call: { method?: string; etag?: string; body?: unknown } = {}) => {
    mockSent = call.body ?? mockSent;
    if (call.method) mockAsked.push([call.method, path, call.etag].filter(Boolean).join(" "));
    return mockResponses[path] ?? {};
  };
  return {
    send: (path: string, _schema: unknown, call: object) => handle(path, call),
    sendTagged: async (path: string, _schema: unknown, call: object) => ({
      value: await handle(path, call),
      etag: '"1"',
    }),
    sendLines: async (path: string, _schema: unknown, call: { body: { is_dry_run?: boolean } }) => {
      await handle(path, call);
      const outcome = call.body.is_dry_run ? "ready" : "done";
      const document = { id: "d", outcome, findings: [], links: 0, etag: "1" };
      return { result: { id: "b", documents: [document], redirects: mockRedirects } };
    },
    sendOnly: async (path: string, call: object) => void (await handle(path, call)),
  };
});

beforeEach(() => {
  mockAsked.length = 0;
  fakeDialog();
});

function open(Screen: ComponentType, { locale = "en", search = "" }: { locale?: "en" | "cn"; search?: string } = {}) {
  const store = new StudioStore(locale);
  store.resume({ id: "o", name: "owner", role: "owner", created: 1 });
  store.follow("/studio/", search);
  render(
    <StudioProvider value={store}>
      <main>
        <Screen />
      </main>
    </StudioProvider>,
  );
  return userEvent.setup();
}

// jsdom does not render; the browser tests check the contrast.
const withoutPixels = { "color-contrast": { enabled: false }, region: { enabled: false } };

const screens = {
  ...{ AccountScreen, AuditScreen, CalendarScreen, DeletedScreen, NotFoundScreen },
  ...{ PeopleScreen, ReleasesScreen, SubmissionsScreen, WaitingScreen, WebhooksScreen },
};

test.each(Object.entries(screens))("axe finds nothing on the %s in either language", async (name, Screen) => {
  await loadWords("cn");
  const titles = new Set<string>();
  for (const locale of ["en", "cn"] as const) {
    open(Screen, { locale, search: name === "ReleasesScreen" ? "?id=r" : "" });
    const heading = await screen.findByRole("heading", { level: 1 });
    titles.add(heading.textContent);
    await act(async () => undefined);
    const { violations } = await axe.run(document.body, { rules: withoutPixels });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    cleanup();
  }
  expect(titles.size).toBe(2);
});

test("a release lists its page's problem, and is published only after confirmation, with the ETag that was shown", async () => {
  const user = open(ReleasesScreen, { search: "?id=r" });
  const release = await screen.findByRole("region", { name: "Night" });
  expect(release).toHaveTextContent(
    /Also in the release “Spring”, 18 May 2033, 03:33 UTC.*Has another draft, by Ada.*since by Pat/,
  );
  await user.click(within(release).getByRole("button", { name: "Publish now" }));
  expect(mockAsked).toEqual([]);
  expect(screen.getByRole("dialog")).toHaveTextContent("AboutEnglish · changed");
  const before = mockResponses.releases ?? {};
  jest.replaceProperty(mockResponses, "releases", { results: [] });
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Publish now" }));
  await waitFor(() => expect(mockAsked).toEqual(['POST releases/r/publish "1"']));
  expect(mockSent).toEqual({ redirects: ["/about/", "/about/team/"] });
  expect(await screen.findByText(/^. English$/)).toHaveTextContent("About · English");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Night" })).toBeNull());
  expect(screen.queryByText("No releases yet")).toBeNull();
  jest.replaceProperty(mockResponses, "releases", before);
});

test("a release is scheduled without the redirects that are unchecked", async () => {
  const user = open(ReleasesScreen, { search: "?id=r" });
  await user.click(await screen.findByRole("checkbox", { name: "Redirect /about/team/ to /about-us/team/" }));
  await user.click(screen.getByRole("button", { name: "Change time" }));
  fireEvent.change(screen.getByLabelText(/^Publish date and time/), { target: { value: "2040-01-02T03:04" } });
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Schedule for 2 Jan 2040/ }));
  await waitFor(() => expect(mockAsked).toEqual(['PATCH releases/r "1"']));
  expect(mockSent).toEqual({ scheduledAt: new Date("2040-01-02T03:04").getTime(), declined: ["/about/team/"] });
});

test("a publisher compares a waiting draft with the site, and publishes the version that was shown", async () => {
  const user = open(WaitingScreen);
  await user.click(await screen.findByRole("button", { name: /^Compare “About”/ }));
  await waitFor(() => expect(document.querySelector("ins")).toHaveTextContent("New"));
  expect(document.querySelector("del")).toHaveTextContent("Old");
  expect(screen.getByText(/^Team/)).toHaveTextContent("Team /about/team/ → /about-us/team/");
  expect(screen.getByRole("note")).toHaveTextContent("Ada");
  await user.click(screen.getByRole("button", { name: "Publish “About”" }));
  const documents = [{ id: "d", etag: "1" }];
  const publishing = within(await screen.findByRole("dialog", { name: "Publish “About”" }));
  await waitFor(() => expect(mockSent).toMatchObject({ documents, is_dry_run: true }));
  await user.click(await publishing.findByRole("checkbox", { name: "Redirect /about/team/ to /about-us/team/" }));
  await user.click(publishing.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(mockSent).toMatchObject({ documents, declined: ["/about/team/"] }));
  await user.click((await publishing.findAllByRole("button", { name: "Close" })).at(-1) ?? document.body);
  expect(await screen.findByText("“About” is published.")).toBeVisible();
});

test("an owner ends a session, makes and revokes a token, and downloads the audit log as files", async () => {
  const user = open(AccountScreen);
  await user.click(await screen.findByRole("button", { name: "End the session from 192.0.2.1" }));
  await waitFor(() => expect(mockAsked).toContain("DELETE sessions/s"));
  await user.click(screen.getByText("New token"));
  const form = screen.getByRole("button", { name: "Create a token" });
  await user.click(form);
  expect(screen.getByText("The name needs at least 2 characters.")).toBeVisible();
  await user.type(screen.getByLabelText("Name"), "Helper");
  await user.selectOptions(screen.getByLabelText("Role"), "Publisher");
  await user.click(form);
  expect(await screen.findByDisplayValue("personal_shown")).toBeVisible();
  expect(mockSent).toMatchObject({ name: "Helper", role: "publisher", languages: [], types: [] });
  await user.click(screen.getByRole("button", { name: "Revoke the token Helper" }));
  expect(screen.getByText("Revoke? Its agents stop at once.")).toBeVisible();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(mockAsked).toContain("DELETE tokens/t"));
  expect(screen.queryByDisplayValue("personal_shown")).toBeNull();
  cleanup();
  open(AuditScreen);
  expect(await screen.findByRole("cell", { name: "192.0.2.1" })).toBeVisible();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining(["/api/studio/audit/?format=csv", "/api/studio/audit/?format=json"]));
});

test("without any submission the screen says where they come from, and offers no filter, file or deletion", async () => {
  const replaced = jest.replaceProperty(mockResponses, "submissions", { results: [], hasMore: false, forms: [] });
  open(SubmissionsScreen);
  expect(await screen.findByText("No submissions yet")).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Forms"]);
  expect([screen.queryByLabelText("Form"), screen.queryByRole("button", { name: /Delete/ })]).toEqual([null, null]);
  replaced.restore();
});

test("a submission is read whole, without a link that a visitor made up", async () => {
  const user = open(SubmissionsScreen);
  await user.click(await screen.findByRole("button", { name: "Ann" }));
  const dialog = screen.getByRole("dialog");
  const terms = within(dialog)
    .getAllByRole("term")
    .map(({ textContent }) => textContent);
  expect(terms).toEqual(["Name", "Which days?", "Your email", "Agreed to", "Reference", "Sent"]);
  expect(dialog).toHaveTextContent(/Monday.Friday.*I agree\./s);
  const links = within(dialog).getAllByRole("link");
  const reply = expect.stringMatching(/^mailto:ann%40example\.com\?subject=Re%3A%20Contact/);
  for (const link of links) expect(link).toHaveAttribute("href", reply);
});

test("a webhook that gave up says so, shows what was answered, sends a message again, and is switched on", async () => {
  const user = open(WebhooksScreen);
  expect(await screen.findByText("https://example.com/hook is switched off")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Deliveries to https://example.com/hook" }));
  const dialog = screen.getByRole("dialog");
  await user.click(await within(dialog).findByText(/Document published/));
  expect(within(dialog).getByRole("region", { name: "Response" })).toHaveTextContent("out of order");
  expect(within(dialog).getByRole("region", { name: "Message" })).toHaveTextContent('"documents"');
  await user.click(within(dialog).getByRole("button", { name: /^Send the message of .* again$/ }));
  await waitFor(() => expect(mockAsked).toEqual(["POST webhooks/w/deliveries/1/resend"]));
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  await user.click(screen.getAllByRole("button", { name: "Switch on https://example.com/hook" })[0] ?? document.body);
  await waitFor(() => expect(mockSent).toEqual({ is_enabled: true }));
});

test("a person chooses what comes by e-mail, which needs a whole address", async () => {
  const user = open(AccountScreen);
  await user.type(await screen.findByLabelText("Email address"), "ada");
  await user.click(screen.getByLabelText("Somebody mentions me with @ in a comment: By email"));
  const save = screen.getByRole("button", { name: "Save" });
  await user.click(save);
  expect(screen.getByText(/^Enter a whole address/)).toBeVisible();
  expect(mockAsked).toEqual([]);
  await user.type(screen.getByLabelText("Email address"), "@example.com");
  await user.click(save);
  expect(await screen.findByText("Your choice is saved.")).toBeVisible();
  expect(mockSent).toMatchObject({ email: "ada@example.com", studio: ["requested"], mail: ["mentioned"] });
});
