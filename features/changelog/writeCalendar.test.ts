/** @jest-environment node */
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
];
const text = writeCalendar({ origin: "https://site.test", title: "Changes, dated", changes });

/** A strict reading of RFC 5545: lines of at most 75 bytes that end with CRLF, unfolded to name and value. */
function parse(calendar: string): [name: string, value: string][] {
  expect(calendar.endsWith("\r\n")).toBe(true);
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = calendar.slice(0, -2).split("\r\n");
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  return calendar
    .slice(0, -2)
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .map((line) => {
      const [, name = "", value = ""] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)?):(.*)$/.exec(line) ?? [];
      expect(name).not.toBe("");
      return [name, value];
    });
}

test("the calendar has an event for each last day, in the form of RFC 5545", () => {
  const lines = parse(text);
  expect(lines.map(([name, value]) => (/^(BEGIN|END)$/.test(name) ? `${name} ${value}` : name))).toEqual([
    ...["BEGIN VCALENDAR", "VERSION", "PRODID", "CALSCALE", "X-WR-CALNAME"],
    ...[
      "BEGIN VEVENT",
      "UID",
      "DTSTAMP",
      "DTSTART;VALUE=DATE",
      "SUMMARY",
      "DESCRIPTION",
      "CATEGORIES",
      "URL",
      "TRANSP",
    ],
    ...["END VEVENT", "END VCALENDAR"],
  ]);
  const values = new Map(lines);
  expect(values.get("UID")).toBe("changelog-end@site.test");
  expect(values.get("DTSTAMP")).toMatch(/^20261127T000000Z$/);
  expect(values.get("DTSTART;VALUE=DATE")).toBe("20270630");
  expect(values.get("SUMMARY")).toBe(changes[0]?.title.replace(",", "\\,"));
  expect(values.get("DESCRIPTION")).toBe("One\\; two\\, three\\nfour");
  expect(values.get("X-WR-CALNAME")).toBe("Changes\\, dated");
});

test("a calendar without events is still a calendar", () => {
  expect(parse(writeCalendar({ origin: "https://site.test", title: "", changes: [] })).at(-1)).toEqual([
    "END",
    "VCALENDAR",
  ]);
});
