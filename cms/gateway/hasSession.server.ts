import "server-only";

import { callService } from "./callService.server.ts";
import { readToken } from "./cookies.server.ts";

const timeoutMs = 5_000;

/** Whether a request comes from a signed-in person. Throws while the content service is down. */
export async function hasSession(request: Request): Promise<boolean> {
  if (!readToken(request.headers.get("cookie"))) return false;
  const response = await callService("sessions/current", request, { signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  return response.ok;
}
