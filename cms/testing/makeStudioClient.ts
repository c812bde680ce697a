import { addPerson, signIn } from "./signIn.ts";

type Result = { status: number; body: Record<string, unknown>; etag: string };

/** Requests below `/content/core/` with a session's token; `etag` is sent as `If-Match`. */
export function makeStudioClient(origin: string, token: string) {
  return async (method: string, path: string, body?: unknown, etag?: string): Promise<Result> => {
    const response = await fetch(`${origin}/content/core/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...(etag ? { "if-match": etag } : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      // Of several lines, the last is the result.
      body: text ? JSON.parse(text.trim().split("\n").at(-1) ?? "") : {},
      etag: response.headers.get("etag") ?? "",
    };
  };
}

/** Clients of the first person, of a publisher Pat and of an editor Ada. */
export async function startPeople(origin: string) {
  const [owner, pat, ada] = await Promise.all([
    signIn(origin),
    addPerson(origin, "Pat", "publisher"),
    addPerson(origin, "Ada", "editor"),
  ]);
  const client = (token: string) => makeStudioClient(origin, token);
  return { owner: client(owner), publisher: client(pat.token), editor: client(ada.token), ada, pat };
}
