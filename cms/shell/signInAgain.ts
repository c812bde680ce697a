import { callJson } from "@/features/shared/callJson";
import { noResponse, StudioError } from "#cms/http/StudioError.ts";

const url = "/api/studio/sign-in/";
const headers = { "content-type": "application/x-www-form-urlencoded" };

type Outcome = "signed-in" | "wrong" | "often" | "code" | "passkey" | "late";

/**
 * Posts the sign-in form with `fetch`. The URL of the page it redirects to tells the result: `code` when a second factor is on, or its code
 * was wrong. Throws `StudioError` while the service is down.
 */
export async function signInAgain(fields: Record<string, string>): Promise<Outcome> {
  const response = await post(new URLSearchParams(fields));
  const query = new URL(response.url).searchParams;
  const problem = query.get("problem");
  if (problem === "often" || problem === "wrong" || problem === "passkey" || problem === "late") return problem;
  if (query.has("step")) return "code";
  if (problem === null && response.ok) return "signed-in";
  throw new StudioError(502);
}

async function post(body: URLSearchParams): Promise<Response> {
  try {
    return await callJson(url, { method: "POST", body, headers });
  } catch (error) {
    console.warn("studio: no answer", error);
    throw new StudioError(noResponse);
  }
}
