import "server-only";

import { callJson } from "@/features/shared/callJson";
import { env } from "@/features/shared/env";
import { headOfEvents, errorResponse, limitStream } from "@/features/shared/http";
import { getVisitorHeaders } from "@/features/shared/visitorRequest";

import { isClaimId } from "./proxyCall";

// Slightly longer than the back end keeps a stream open; the browser reconnects.
const timeoutMs = 11 * 60_000;
const maxBytes = 512 * 1024;

/** Passes the event stream of one claim on, until either side ends it. */
export async function proxyEvents(id: string, request: Request): Promise<Response> {
  if (!isClaimId(id)) return errorResponse(404, "not_found", "There is no claim with this id.");
  if (request.method === "HEAD") return headOfEvents();
  try {
    const response = await callJson(`${env.FAUCET_API_URL}/claims/${id}/events`, {
      redirect: "error",
      cache: "no-store",
      headers: getVisitorHeaders(request.headers),
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    });
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (response.ok && response.body && isStream)
      return new Response(limitStream(response.body, maxBytes), {
        headers: {
          "content-type": "text/event-stream; charset=utf-8",
          // Compression or buffering would delay events.
          "cache-control": "no-store, no-transform",
          "x-accel-buffering": "no",
        },
      });
    await response.body?.cancel();
    return response.status === 404
      ? errorResponse(404, "not_found", "There is no claim with this id.")
      : errorResponse(503, "busy", "Too many visitors watch their claims; ask again for its state.");
  } catch (error) {
    console.error("faucet: the events of a claim could not be passed on", error);
    return errorResponse(502, "unavailable", "The service behind this address is not responding right now.");
  }
}
