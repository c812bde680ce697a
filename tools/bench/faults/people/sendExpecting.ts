import { randomInt } from "node:crypto";

/** Timeout in milliseconds. */
export const timeoutMs = 5_000;

type Request = { method: string; headers: Record<string, string>; body?: object };

/** The body of a response; throws unless it has the expected status. */
export async function sendExpecting(url: string, { method, headers, body }: Request, status: number): Promise<string> {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (response.status === status) return text;
  throw new Error(`${method} ${url} answered ${response.status}: ${text.slice(0, 300)}`);
}

/** A random private IPv4 address; rarely in the same /24 twice. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
