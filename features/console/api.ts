import { callJson } from "@/features/shared/callJson";
import { fetchJson } from "@/features/shared/http";

import type { BatchCall } from "./choice";
import { coloursSchema, menuSchema, outcomeSchema, refusalSchema } from "./model";
import type { Menu, Outcome, WireModel } from "./model";

/** A call that was not carried out, or brought no answer. `offline`: the site itself was not reached. */
export class CallError extends Error {
  override name = "CallError";
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type InterfaceKey = { chain: string; network: string; interface: string };

const getUrl = ({ chain, network, interface: name }: InterfaceKey) =>
  `/api/console/${[chain, network, name].map(encodeURIComponent).join("/")}/`;

// The demo chain may have to start first.
const timeoutMs = 40_000;
// The gateway answers with up to 25 MB, which no page should show.
const maxShownChars = 512 * 1024;

/** `GET /api/console/{chain}/`: what can be chosen; throws `HttpError` when it cannot be had. */
export const requestMenu = (chain: string): Promise<Menu> =>
  fetchJson(`/api/console/${encodeURIComponent(chain)}/`, menuSchema);

/** `POST /api/console/{chain}/{network}/{interface}/`: sends one call; throws `CallError` with the reason when there is no answer. */
export const requestCall = (key: InterfaceKey, method: string, params: unknown): Promise<Outcome> =>
  postCall(getUrl(key), { method, params });

/** `POST /api/console/{chain}/{network}/{interface}/batch/`: sends calls as one batch; throws as `requestCall` does. */
export const requestBatch = (key: InterfaceKey, calls: readonly BatchCall[]): Promise<Outcome> =>
  postCall(`${getUrl(key)}batch/`, { calls });

async function postCall(url: string, sent: object): Promise<Outcome> {
  const response = await callJson(url, {
    method: "POST",
    body: JSON.stringify(sent),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new CallError("offline", String(error));
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return outcomeSchema.validate(body);
  if (!refusalSchema.isValidSync(body)) throw new CallError("unavailable", `The site answered ${response.status}.`);
  const { code, message, retryAfterSeconds } = refusalSchema.cast(body).error;
  throw new CallError(code, message, retryAfterSeconds);
}

/** Posts a call to the gateway, with the visitor's key in the path; throws `CallError` when it is unreachable. */
export async function requestOwnCall(path: string, body: string): Promise<Omit<Outcome, "source" | "computeUnits">> {
  const begin = performance.now();
  try {
    const response = await callJson(path, { method: "POST", body, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    const isCut = text.length > maxShownChars;
    return {
      status: response.status,
      milliseconds: Math.round((performance.now() - begin) * 10) / 10,
      bytes: new TextEncoder().encode(text).byteLength,
      isCut,
      contentType: response.headers.get("content-type") ?? "",
      body: isCut ? text.slice(0, maxShownChars) : text,
    };
  } catch (error) {
    throw new CallError("offline", String(error));
  }
}

/** `POST /api/console/samples/`: a request in five languages, in colours; throws `HttpError` when they cannot be had. */
export const requestColours = (wire: WireModel): Promise<Record<string, string[][]>> =>
  fetchJson("/api/console/samples/", coloursSchema, {
    method: "POST",
    body: JSON.stringify(wire),
  });

/** URL of a subscription's event stream. */
export const getSubscriptionUrl = (key: InterfaceKey, method: string, params: unknown): string =>
  `${getUrl(key)}events/?${new URLSearchParams({ method, params: JSON.stringify(params) }).toString()}`;
