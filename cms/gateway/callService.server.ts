import "server-only";

import { callJson } from "@/features/shared/callJson";
import type { CallOptions } from "@/features/shared/callJson";
import { env } from "@/features/shared/env";
import { getVisitorHeaders } from "@/features/shared/visitorRequest";

import { readToken } from "./cookies.server.ts";

/** `fetch` requires `duplex: "half"` for a stream body. */
type ServiceCall = Omit<CallOptions, "headers"> & { headers?: Record<string, string>; duplex?: "half" };

/** Calls the editors' API of the content service for a visitor, with the token of the visitor's session if there is one. */
export function callService(path: string, request: Request, { headers, ...init }: ServiceCall): Promise<Response> {
  const base = env.PRISMIC_API_URL.replace(/\/api\/v2$/, "");
  const token = readToken(request.headers.get("cookie"));
  const agent = request.headers.get("user-agent");
  const own = {
    ...getVisitorHeaders(request.headers),
    // Forwarded, because the session list shows the browser.
    ...(agent ? { "user-agent": agent } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return callJson(`${base}/core/${path}`, { ...init, redirect: "error", headers: { ...headers, ...own } });
}

/** A response in the shape of the service's errors (`cms/http/contract.ts`). */
export const failureResponse = (status: number, message: string): Response =>
  Response.json({ message, details: [] }, { status, headers: { "cache-control": "no-store" } });
