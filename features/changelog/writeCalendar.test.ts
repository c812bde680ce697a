/** @jest-environment node */
import { parseIcsCalendar } from "@ts-ics/schema-zod";

import { toChange } from "./change";
import { writeCalendar } from "./writeCalendar";

const change = (title: string, facts: Record<string, string>) =>
  toChange({ path: "/changelog/end/", title, summary: "One; two, three\nfour", facts });
const changes = [
  change("The methods of mining end, which a node without proof of work answers with constants: 挖矿方法停用", {
    published: "2026-11-27",
    last_day: "2027-06-30",
    area: "methods",
  }),
  change("Without an end", { published: "2026-11-20" }),
  change("With a damaged end", { published: "2026-11-20", last_day: "soon" }),
];
const text = writeCalendar({ origin: "https://site.test", title: "Changes, dated", changes });

/** The calendar as a library reads it, after its lines were checked: at most 75 bytes, each ended with CRLF (RFC 5545). */
function parse(calendar: string) {
  expect(calendar.endsWith("\r\n")).toBe(true);
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = calendar.slice(0, -2).split("\r\n");
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  return parseIcsCalendar(calendar);
}

test("the calendar has an event for each last day, which a library reads as it was written", () => {
  const { version, prodId, events = [] } = parse(text);
  expect([version, prodId, events.length]).toEqual(["2.0", "-//site.test//changelog//EN", 1]);
  expect(events[0]).toMatchObject({
    uid: "changelog-end@site.test",
    stamp: { date: new Date("2026-11-27T00:00:00Z") },
    start: { type: "DATE", date: new Date("2027-06-30T00:00:00Z") },
    end: { type: "DATE", date: new Date("2027-07-01T00:00:00Z") },
    summary: changes[0]?.title,
    description: "One; two, three\nfour",
    categories: ["methods"],
    url: "https://site.test/changelog/end/",
    timeTransparent: "TRANSPARENT",
  });
  expect(text).toContain("X-WR-CALNAME:Changes\\, dated\r\n");
});

test("a calendar without events is still a calendar", () => {
  const { events = [] } = parse(writeCalendar({ origin: "https://site.test", title: "", changes: [] }));
  expect(events).toEqual([]);
});
