import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import CalendarScreen from "./CalendarScreen.tsx";
import { formatDate } from "@/features/shared/locale";
import { toDay } from "#cms/shell/time/toDay.ts";

import { listMonth } from "./listMonth.ts";

const hourMs = 3_600_000;
const by = { id: "p", name: "Pat" };
const now = Date.now();
const mockResponses: Record<string, object> = {
  schedules: {
    results: [
      {
        document: "a",
        title: "About",
        lang: "en-us",
        path: "/about/",
        action: "unpublish",
        at: now + hourMs,
        by,
        failure: "Ada changed the draft",
      },
    ],
    releases: [
      { id: "r", label: "Spring", at: now + 2 * hourMs, by, failure: null, reason: null },
      {
        id: "late",
        label: "Winter",
        at: now - hourMs,
        by,
        failure: "“Twin” cannot be published: the uid twin is taken",
        reason: { code: "uid-taken", values: ["twin", "Twin"], title: "Twin" },
      },
    ],
    done: [
      { id: "b", title: "Pricing", isRelease: false, action: "publish", at: now - 3 * hourMs, done: now - hourMs },
    ],
  },
  events: {
    results: [
      { id: 2, at: now - hourMs, kind: "published", document: "b", title: "Pricing" },
      { id: 1, at: now - 2 * hourMs, kind: "unpublished", document: "c", title: "Careers", lang: "zh-cn" },
    ],
  },
};
const mockAsked: unknown[] = [];
jest.mock("#cms/http/send.ts", () => ({
  send: async (path: string, _schema: unknown, call: { body?: unknown } = {}) => {
    if (path !== "previews") return mockResponses[path];
    mockAsked.push(call.body);
    return { id: "p", url: "#preview", expires: new Date(0).toISOString() };
  },
  sendTagged: async () => ({}),
  sendOnly: async () => undefined,
}));

beforeEach(() => {
  window.open = () => null;
});

test("the calendar shows planned events in the editor's zone and in UTC, marks failed and late ones, and lists what people did, each with its language", async () => {
  const user = userEvent.setup();
  render(
    <StudioProvider value={new StudioStore("en")}>
      <CalendarScreen />
    </StudioProvider>,
  );
  const read = async (name: string) => {
    const heading = await screen.findByRole("heading", { name });
    const items = within(heading.parentElement ?? document.body).getAllByRole("listitem");
    return items.map(({ textContent }) => textContent);
  };
  expect(await read("Needs a publisher")).toEqual([
    expect.stringMatching(/^Winter \(release\)Publish: .*Failed: “Twin” cannot be published: the uid twin/),
    expect.stringMatching(/^About · EnglishUnpublish: .*UTCWill not run: Ada changed the draft/),
  ]);
  expect(await read("Upcoming")).toEqual([expect.stringMatching(/^Spring \(release\)Publish: /)]);
  expect(screen.getByText(/late, done at/)).toBeVisible();
  expect(await read("Past")).toEqual([
    expect.stringMatching(/^Careers · 中文Unpublished: .*UTC$/),
    expect.stringMatching(/^PricingPublished: .*late/),
  ]);
  expect(screen.getAllByRole("row").length).toBeGreaterThan(4);
  await user.click(screen.getByRole("button", { name: formatDate(toDay(now + hourMs), "en") }));
  expect(await read(formatDate(toDay(now + hourMs), "en"))).toContainEqual(
    expect.stringMatching(/^About · EnglishUnpublish: /),
  );
  await user.clear(screen.getByLabelText(/^Date and time/));
  await user.type(screen.getByLabelText(/^Date and time/), "2030-01-02T03:04");
  await user.click(screen.getByRole("button", { name: "Preview the site" }));
  expect(mockAsked).toEqual([{ at: new Date("2030-01-02T03:04").getTime(), lifetime: 3_600, is_shared: false }]);
});

test("arrow keys move between the days of a month, which is one stop of the Tab key", async () => {
  const user = userEvent.setup();
  render(
    <StudioProvider value={new StudioStore("en")}>
      <CalendarScreen />
    </StudioProvider>,
  );
  const days = within(screen.getByRole("grid")).getAllByRole("button");
  expect(days.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  days[0]?.focus();
  await user.keyboard("{ArrowDown}{ArrowRight}");
  expect(days[8]).toHaveFocus();
  await user.keyboard("{ArrowUp}{ArrowLeft}{ArrowLeft}");
  expect(days[0]).toHaveFocus();
});

test("the weeks of a month begin on Monday, and each day lists its events in order", () => {
  const entry = (hour: number) => ({
    key: String(hour),
    title: "",
    action: "publish" as const,
    isRelease: false,
    at: new Date(2026, 1, 10, hour).getTime(),
  });
  const weeks = listMonth(2026, 1, [entry(20), entry(8)]);
  // No week of the next month alone.
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]?.map(({ date }) => date.getDate())).toEqual([26, 27, 28, 29, 30, 31, 1]);
  const [day] = weeks.flat().filter(({ entries }) => entries.length > 0);
  expect([day?.date.getDate(), day?.entries.map(({ key }) => key)]).toEqual([10, ["8", "20"]]);
});
