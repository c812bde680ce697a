import type { Lead } from "./listLeads.ts";

const named = ["message", "company", "telegram", "source", "pageUrl"];

/** The header line; the byte order mark makes spreadsheets read UTF-8. */
export const csvHead = (): string =>
  `\uFEFF${row(["id", "created", "form", "state", "email", "name", ...named, "more"])}`;

/** One submission as a line of CSV (RFC 4180). */
export function csvLine({ id, createdAt, form, state, email, name, fields }: Lead): string {
  const more = Object.fromEntries(Object.entries(fields).filter(([key]) => !named.includes(key)));
  const rest = Object.keys(more).length > 0 ? JSON.stringify(more) : "";
  return row([id, createdAt, form, state, email, name, ...named.map((key) => asText(fields[key])), rest]);
}

const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

function row(cells: string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

/** A cell that spreadsheets would run as a formula, as text: it starts with an apostrophe then. */
export const disarmFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

const cell = (text: string) => `"${disarmFormula(text).replaceAll('"', '""')}"`;
