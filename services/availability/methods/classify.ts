const missing =
  /method\b.*\b(?:not (?:found|supported|available|exist|allowed|enabled|whitelisted|implemented)|disabled|unknown)|(?:unknown|unsupported|invalid|no such) method|does not exist|is not available/i;
const methodNotFound = -32601;
const invalidParams = -32602;
// Codes of a method's own errors: reverted calls, pruned states.
const isOwnError = (code: number) => code === invalidParams || code === 3 || (code <= -32000 && code >= -32003);

/**
 * Whether a method is answered: by a result, or by an error of the method itself, such as wrong sample values;
 * `undefined` where the response tells nothing about it, such as a rate limit.
 */
export function classify(kind: string, status: number, text: string): boolean | undefined {
  return kind === "rest" ? classifyRest(status) : classifyRpc(text);
}

function classifyRest(status: number): boolean | undefined {
  if (status >= 200 && status < 300) return true;
  if (status === 400 || status === 422) return true;
  return status === 405 || status === 501 ? false : undefined;
}

function classifyRpc(text: string): boolean | undefined {
  const response = parse(text);
  if ("result" in response) return true;
  if (!("error" in response)) return undefined;
  const { code, message } = Object(response.error);
  if (code === methodNotFound || missing.test(String(message))) return false;
  return isOwnError(Number(code)) ? true : undefined;
}

function parse(text: string): { result?: unknown; error?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    // An error page of a proxy.
    return {};
  }
}
