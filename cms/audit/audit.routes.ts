import { Hono } from "hono";
import { object, string } from "yup";

import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { disarmFormula } from "#kit/submissions/csv.ts";
import { toStream } from "#kit/toStream.ts";
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

/** `GET /content/core/audit?format=csv|json` returns every event as a file, for owners; one that breaks off is an error. */
export function createAuditApi({ events }: EditingContext): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get("/content/core/audit", async (context) => {
    requireRole(context.get("actor"), "owner");
    const { format, document, person } = await querySchema.validate(context.req.query());
    const pages = events.readPages({ document, person });
    return format === "json"
      ? context.body(toStream(writeJson(pages)), 200, { "content-type": "application/json" })
      : context.body(toStream(writeCsv(pages)), 200, { "content-type": "text/csv; charset=utf-8" });
  });
  return app;
}

async function* writeJson(pages: AsyncIterable<StudioEvent[]>): AsyncGenerator<string> {
  yield '{"results":[';
  let separator = "";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${separator}${page.map((event) => JSON.stringify(event)).join(",")}`;
    separator = ",";
  }
  yield "]}";
}

async function* writeCsv(pages: AsyncIterable<StudioEvent[]>): AsyncGenerator<string> {
  // Byte order mark: spreadsheets otherwise assume the machine's legacy encoding.
  yield `\uFEFF${columns.join(",")}\r\n`;
  for await (const page of pages) yield page.map((event) => `${toCells(event).map(quote).join(",")}\r\n`).join("");
}

const toCells = ({ at, by, kind, document, title, detail, from }: StudioEvent) => [
  new Date(at).toISOString(),
  by.agent === undefined ? by.name : `${by.name}, through an agent (${by.agent})`,
  kind,
  document ?? "",
  title ?? "",
  detail ?? "",
  from ?? "",
];

/** A CSV cell. A semicolon is quoted as well: many languages' spreadsheets separate cells by it. */
function quote(cell: string): string {
  const text = disarmFormula(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
