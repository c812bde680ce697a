import { callJson } from "@/features/shared/callJson";
import { noResponse, StudioError } from "#cms/http/StudioError.ts";

const url = "/api/studio/sign-in/";
const headers = { "content-type": "application/x-www-form-urlencoded" };

/**
 * Posts the sign-in form with `fetch`. The URL of the page it redirects to tells the result. Throws `StudioError` while
 * the service is down.
 */
export async function signInAgain(name: string, password: string): Promise<"signed-in" | "wrong" | "often"> {
  const response = await post(new URLSearchParams({ name, password }));
  const problem = new URL(response.url).searchParams.get("problem");
  if (problem === null && response.ok) return "signed-in";
  if (problem === "wrong" || problem === "often") return problem;
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
