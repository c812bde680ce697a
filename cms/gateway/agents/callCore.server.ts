import "server-only";

import { callJson } from "@/features/shared/callJson";
import { env } from "@/features/shared/env";
import { readText } from "@/features/shared/http";
import { getVisitorHeaders } from "@/features/shared/visitorRequest";

const timeoutMs = 25_000;
const maxResponseBytes = 32 * 1_048_576;

type Call = { method?: "POST" | "PUT" | "PATCH"; body?: unknown; form?: FormData; mark?: string };
export type CoreAnswer = { body: Record<string, unknown>; mark: string };

/** Calls `/content/core/` with an agent's token; throws `CoreError` for every response that is no success. */
export type Core = (path: string, call?: Call) => Promise<CoreAnswer>;

/** A response of the core that is no success. */
export class CoreError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly retryAfter: string | null;

  constructor(status: number, body: Record<string, unknown>, retryAfter: string | null) {
    super(typeof body.message === "string" ? body.message : `The content service answered ${status}.`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The core for the sender of a request with a personal token. */
export const openCore =
  (headers: Headers): Core =>
  async (path, { method, body, form, mark } = {}) => {
    const base = env.PRISMIC_API_URL.replace(/\/api\/v2$/, "");
    const response = await callJson(`${base}/core/${path}`, {
      method: method ?? "GET",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...getVisitorHeaders(headers),
        authorization: headers.get("authorization") ?? "",
        ...(mark === undefined ? {} : { "if-match": `"${mark}"` }),
      },
      ...(form ? { body: form } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await readText(response.body, maxResponseBytes);
    const content: Record<string, unknown> = text ? Object(JSON.parse(text)) : {};
    if (!response.ok) throw new CoreError(response.status, content, response.headers.get("retry-after"));
    return { body: content, mark: (response.headers.get("etag") ?? "").replace(/^(?:W\/)?"(.*)"$/, "$1") };
  };
