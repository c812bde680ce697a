import { printable } from "@/features/shared/printable";

import type { Change } from "./change";

type Facts = {
  origin: string;
  /** Name of the calendar. */
  title: string;
  changes: readonly Change[];
};

/** What ends, as an iCalendar file (RFC 5545): one day-long event for each last day. The same entries make the same bytes. */
export function writeCalendar({ origin, title, changes }: Facts): string {
  const { host } = new URL(origin);
  const events = changes.flatMap((change) => {
    const end = Date.parse(change.lastDay?.slice(0, 10) ?? "");
    return Number.isNaN(end) ? [] : writeEvent(change, end, origin, host);
  });
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(host)}//changelog//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(title)}`,
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function writeEvent(change: Change, end: number, origin: string, host: string): string[] {
  const { path, title, summary, day, area } = change;
  return [
    "BEGIN:VEVENT",
    `UID:${path.replaceAll("/", "-").replace(/^-|-$/g, "")}@${host}`,
    // A stamp that changes only with the entry, so that the file stays cacheable.
    `DTSTAMP:${toDay(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${toDay(new Date(end).toISOString())}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${toDay(new Date(end + dayMs).toISOString())}`,
    `SUMMARY:${escapeText(title)}`,
    ...(summary ? [`DESCRIPTION:${escapeText(summary)}`] : []),
    ...(area ? [`CATEGORIES:${escapeText(area)}`] : []),
    `URL:${origin}${path}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** `2027-06-30` → `20270630`. */
const toDay = (day: string) => day.slice(0, 10).replaceAll("-", "");

const escapeText = (text: string) =>
  printable(text)
    .trim()
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n");

const dayMs = 24 * 3_600_000;
const maxLineBytes = 75;

/** A line of more than 75 bytes continues on the next one after a space; no character is split. */
function foldLine(line: string): string {
  const parts = [""];
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > maxLineBytes) {
      parts.push(" ");
      bytes = 1;
    }
    parts[parts.length - 1] += sign;
    bytes += size;
  }
  return parts.join("\r\n");
}
