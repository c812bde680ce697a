import { findStringEnd } from "./findStringEnd.ts";

/** The calls of a JSON-RPC body as far as an error needs them: the JSON text of each id, `null` for one without. */
export type CallIds = { isBatch: boolean; ids: string[] };

const signs = /["[\]{},:]|[^\s"[\]{},:]+/g;
// Bounds the errors of a body that is refused before it is parsed.
const maxCalls = 1_000;

/**
 * The ids of a body that is not parsed, because it is too long, cut off, or its sender unknown. What it cannot read it
 * leaves out; a body without any readable id has the id `null`.
 */
export function readCallIds(text: string): CallIds {
  const isBatch = /^\s*\[/.test(text);
  const level = isBatch ? 2 : 1;
  const ids: string[] = [];
  let depth = 0;
  let id: string | undefined;
  let before = ["", ""];
  const endCall = () => {
    // Without an id it is a notification, which gets no answer.
    if (id !== undefined) ids.push(id);
    id = undefined;
  };
  for (const token of readTokens(text)) {
    if (depth === level && before[0] === '"id"' && before[1] === ":") id = isId(token) ? token : "null";
    if (token === "{" || token === "[") depth += 1;
    else if (token === "}" || token === "]") {
      if (depth === level) endCall();
      depth -= 1;
      if (ids.length >= maxCalls) break;
    }
    before = [before[1] ?? "", token];
  }
  // A call that was cut off.
  endCall();
  return { isBatch, ids: ids.length === 0 ? ["null"] : ids };
}

function* readTokens(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    signs.lastIndex = at;
    const found = signs.exec(text);
    if (!found) return;
    at = found[0] === '"' ? findStringEnd(text, found.index) : signs.lastIndex;
    yield text.slice(found.index, at);
  }
}

/** The JSON-RPC response to a body that is not parsed: the same error for each of its calls. */
export function writeRpcErrors(text: string, error: object): string {
  const { isBatch, ids } = readCallIds(text);
  const all = ids.map((id) => `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(error)}}`).join(",");
  return isBatch ? `[${all}]` : all;
}

function isId(token: string): boolean {
  try {
    const value: unknown = JSON.parse(token);
    return typeof value === "string" || typeof value === "number";
  } catch {
    // Not a JSON value: it cannot be sent back.
    return false;
  }
}
