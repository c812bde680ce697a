import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import ChecksScreen from "./ChecksScreen.tsx";
import type { SiteChecksQuery, SiteChecksResponse } from "./site.contract.ts";

const mockFindings = Array.from({ length: 70 }, (_, index) => ({
  rule: "link-missing",
  level: "error" as const,
  document: "home",
  field: "data.title",
  message: "leads nowhere",
  slice: null,
  values: [`/dead-${index + 1}/`],
}));
let mockLinksChecked: number | null = null;
const mockLoad = ({ rule, limit = 50, after = 0 }: Partial<SiteChecksQuery>): SiteChecksResponse => ({
  checked: 3,
  rules: [{ rule: "link-missing", level: "error", count: mockFindings.length }],
  findings: rule ? mockFindings.slice(after, after + limit) : [],
  next: after + limit < mockFindings.length ? after + limit : null,
  links_checked: mockLinksChecked,
  documents: [{ id: "home", title: "Home", type: "page", lang: "en-us", uid: "home", path: "/" }],
  unreadable: [{ file: "cms_people a1", reason: "role must be one of the following values: editor" }],
});
jest.mock("#cms/http/send.ts", () => ({
  send: async (_path: string, _schema: unknown, { query }: { query: Partial<SiteChecksQuery> }) => mockLoad(query),
}));

function open() {
  const store = new StudioStore("en");
  store.resume({ id: "o", name: "owner", role: "owner", created: 1 });
  store.follow("/studio/checks/", "");
  render(
    <StudioProvider value={store}>
      <ChecksScreen />
    </StudioProvider>,
  );
}

test("what is stored and cannot be read is a finding", async () => {
  open();
  expect(await screen.findByText("Stored data that cannot be read")).toBeVisible();
  expect(screen.getByText("cms_people a1")).toBeVisible();
  expect(screen.getByText(/^role must be/)).toBeVisible();
});

test("it counts as broken, so that the filter for the rest hides it", async () => {
  open();
  await screen.findByText("cms_people a1");
  expect(screen.queryByText("No problems found")).toBeNull();
  expect(screen.getByRole("button", { name: "Broken for visitors 71" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Recommended/ }));
  expect(screen.queryByText("cms_people a1")).toBeNull();
});

test("the problems of a rule are shown a page at a time", async () => {
  open();
  expect(await screen.findByText(/^71 problems in 3 documents at [\d:]+, counting each language$/)).toBeVisible();
  expect(await screen.findAllByRole("link", { name: "Home" })).toHaveLength(50);
  await userEvent.click(screen.getByRole("button", { name: "Show 20 more" }));
  expect(await screen.findByText("/dead-70/")).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Home" })).toHaveLength(70);
  expect(screen.queryByRole("button", { name: /more$/ })).toBeNull();
});

test.each([
  [null, "Not checked"],
  [1, "Passed"],
])("links to other sites that were last checked at %s stand under %s", async (at, title) => {
  mockLinksChecked = at;
  open();
  const section = await screen.findByRole("region", { name: title });
  expect(within(section).getByText("Links to other sites")).toBeVisible();
  expect(screen.getAllByText("Links to other sites")).toHaveLength(1);
});
