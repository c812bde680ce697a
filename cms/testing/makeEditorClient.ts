import { testSecrets } from "./serveContent.ts";

type Result = { status: number; body: Record<string, unknown> };

/** Requests of an editor's tools to a test's service, with the write token by default. */
export function makeEditorClient(origin: string, token: string | undefined = testSecrets.writeToken) {
  return async (method: string, path: string, body?: unknown): Promise<Result> => {
    const response = await fetch(`${origin}/content/${path}`, {
      method,
      redirect: "manual",
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {} };
  };
}

/** An article as it is sent for creation. */
export const article = (uid: string, over: object = {}) => ({
  title: uid,
  type: "article",
  uid,
  lang: "en-us",
  data: { name: uid },
  ...over,
});
