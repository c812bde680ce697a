import "server-only";

import { captchaTokenHeader } from "@/features/shared/contracts/formsApi";
import { env } from "@/features/shared/env";
import { isFaucetId } from "@/features/shared/faucetIds";
import { HttpError, proxyRequest, readBytes, errorResponse } from "@/features/shared/http";
import { getVisitorHeaders } from "@/features/shared/visitorRequest";

import { noFaucet } from "./proxyCall";

const maxBodyBytes = 4 * 1024;

/** Proxies a claim with its proof of work; the back end validates everything. */
export async function proxyClaim(id: string, request: Request): Promise<Response> {
  if (!isFaucetId(id)) return noFaucet();
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/json")) return errorResponse(415, "wrong_type", "The body must be JSON.");
  try {
    return await proxyRequest(`${env.FAUCET_API_URL}/${id}/claims`, {
      method: "POST",
      headers: {
        ...getVisitorHeaders(request.headers),
        "content-type": "application/json",
        [captchaTokenHeader]: request.headers.get(captchaTokenHeader)?.slice(0, 8_192) ?? "",
      },
      body: await readBytes(request.body, maxBodyBytes),
      timeoutMs: 15_000,
      maxBytes: 64 * 1024,
    });
  } catch (error) {
    if (error instanceof HttpError) return errorResponse(413, "too_large", "The body is larger than 4 KiB.");
    throw error;
  }
}
