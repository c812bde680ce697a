import { respondText } from "@/app/_feeds/respondText";
import { documentNames, loadDocument, writeSample, writeSchema } from "@/features/open-data/server";
import type { DocumentName } from "@/features/open-data/server";
import { env } from "@/features/shared/env";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ name: string[] }> };

const isDocument = (name: string): name is DocumentName => documentNames.some((one) => one === name);
const samples = "samples/";
const everyone = { "access-control-allow-origin": "*", "access-control-expose-headers": "etag, link" };

/**
 * `GET /data/{protocols,compute-units,plans,availability}.json`, and `/data/schemas/v1/…` with the JSON schema of each:
 * the data behind the pages, readable from any origin; `/data/samples/{blocks,transactions,logs,contracts}.csv`: the first
 * blocks of the demo chain. 404 for another name, 503 while the source is down.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const path = (await params).name.join("/");
  const sample = path.startsWith(samples) ? writeSample(path.slice(samples.length)) : undefined;
  if (sample !== undefined)
    return respondText(request, sample, {
      ...everyone,
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "public, max-age=86400",
    });
  const schema = /^schemas\/v1\/(.+)$/.exec(path)?.[1];
  const name = schema ?? path;
  if (!isDocument(name)) return sendError(404, "not_found", "There is no such document.");
  const document = schema ? writeSchema(env.SITE_URL, name) : await loadDocument(name);
  if (!document) return sendError(503, "unavailable", "The document's source is not responding right now.");
  return respondText(request, JSON.stringify(document), {
    ...everyone,
    "content-type": schema ? "application/schema+json" : "application/json",
    "cache-control": schema ? "public, max-age=86400" : "public, max-age=60, stale-while-revalidate=600",
    ...(schema ? {} : { link: `<${env.SITE_URL}/data/schemas/v1/${name}>; rel="describedby"` }),
  });
}

/** CORS preflight. */
export function OPTIONS(): Response {
  const allowed = { "access-control-allow-methods": "GET, HEAD", "access-control-allow-headers": "if-none-match" };
  return new Response(null, { status: 204, headers: { ...everyone, ...allowed, "access-control-max-age": "86400" } });
}

const sendError = (status: number, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status, headers: everyone });
