import { makeEditorClient } from "./makeEditorClient.ts";
import { testSecrets } from "./serveContent.ts";

type Role = "editor" | "publisher" | "owner";

/** The token of the first person. */
export async function signIn(origin: string, name = "owner", password = testSecrets.studioPassword): Promise<string> {
  const { body } = await makeEditorClient(origin, "")("POST", "core/sessions", { name, password });
  return String(body.token);
}

/** Adds a person and signs in; returns their client and token. */
export async function addPerson(origin: string, name: string, role: Role) {
  const password = `password of ${name}`;
  const { status, body } = await makeEditorClient(origin)("POST", "core/people", { name, role, password });
  if (status !== 201) throw new Error(`${name} was not added: ${String(body.message)}`);
  const token = await signIn(origin, name, password);
  return { call: makeEditorClient(origin, token), token, id: String(body.id), password };
}

/** A personal token of the person with a session. */
export async function makeToken(origin: string, session: string, over: object = {}): Promise<string> {
  const token = { name: "Agent", role: "owner", expires: Date.now() + 3_600_000, ...over };
  const { status, body } = await makeEditorClient(origin, session)("POST", "core/tokens", token);
  if (status !== 201) throw new Error(`no token was made: ${String(body.message)}`);
  return String(body.token);
}
