import { Hono } from "hono";
import { object, string } from "yup";

import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { requireRole } from "#cms/people/Actor.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";

import { auditFormats } from "./contract.ts";
import type { StudioEvent } from "./EventStore.server.ts";

const querySchema = object({
  format: string().oneOf(auditFormats, "format must be csv or json").default("json"),
  document: string(),
  person: string(),
});

const columns = ["time", "person", "action", "document", "title", "detail", "from"];

/** `GET /content/core/audit?format=csv|json` returns every event as a file, for owners. */
export function createAuditApi({ events }: EditingContext): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get("/content/core/audit", async (context) => {
    requireRole(context.get("actor"), "owner");
    const { format, document, person } = await querySchema.validate(context.req.query());
    const found = (await events.readAll()).filter(
      (event) => (!document || event.document === document) && (!person || event.by.id === person),
    );
    if (format === "json") return context.json({ results: found });
    const lines = [columns, ...found.map(toCells)].map((cells) => cells.map(quote).join(","));
    // Byte order mark: spreadsheets otherwise assume the machine's legacy encoding.
    return context.body(`\uFEFF${lines.join("\r\n")}\r\n`, 200, { "content-type": "text/csv; charset=utf-8" });
  });
  return app;
}

const toCells = ({ at, by, kind, document, title, detail, from }: StudioEvent) => [
  new Date(at).toISOString(),
  by.name,
  kind,
  document ?? "",
  title ?? "",
  detail ?? "",
  from ?? "",
];

/** A CSV cell; one that spreadsheets would read as a formula starts with an apostrophe. */
function quote(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
