import { readText } from "../../../features/shared/contracts/readBounded.ts";
import { mapWithConcurrency } from "../../kit/mapWithConcurrency.ts";
import { connectionCode } from "../../kit/endpoints.ts";
import type { ProbeResult } from "../ProbeResult.ts";
import { getHeightCall, readHeight } from "./heightCalls.ts";
import type { HeightCall } from "./heightCalls.ts";
import type { Endpoint, ProbeSettings } from "./readProbeSettings.ts";

const defaultTimeoutMs = 5_000;
const maxBytes = 1024 * 1024;
// More concurrency would measure this machine instead of the endpoints.
const concurrency = 32;

/** Called for a failed endpoint; the reason contains no URL. */
type Unreachable = (endpoint: Endpoint, reason: string) => void;

/** Measures every endpoint once. */
export async function measureRound(
  { endpoints, region }: ProbeSettings,
  unreachable: Unreachable,
  timeoutMs = defaultTimeoutMs,
): Promise<ProbeResult[]> {
  return mapWithConcurrency(endpoints, concurrency, async (endpoint) => {
    const { chain, network, index } = endpoint;
    const takenAt = new Date();
    const measured = await measure(endpoint, unreachable, timeoutMs);
    return { protocol: chain.key, network, region, endpoint: index, takenAt, ...measured };
  });
}

type Seen = Pick<ProbeResult, "reachable" | "latency" | "height">;

async function measure(endpoint: Endpoint, unreachable: Unreachable, timeoutMs: number): Promise<Seen> {
  const call = getHeightCall(endpoint.chain);
  const start = performance.now();
  try {
    const text = await fetchText(endpoint.url, call, timeoutMs);
    const latency = Math.round((performance.now() - start) * 10) / 10;
    return { reachable: true, latency, height: call.height ? heightIn(text, call.height) : null };
  } catch (error) {
    unreachable(endpoint, getReason(error));
    return { reachable: false, latency: null, height: null };
  }
}

async function fetchText(url: string, { path, body }: HeightCall, timeoutMs: number): Promise<string> {
  const response = await fetch(url.replace(/\/$/, "") + path, {
    method: body ? "POST" : "GET",
    body: body && JSON.stringify(body),
    headers: { accept: "application/json", ...(body ? { "content-type": "application/json" } : {}) },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await readText(response.body, maxBytes);
  if (!response.ok) throw new BadResponse(`status ${response.status}`);
  return text;
}

function heightIn(text: string, path: string[]): number {
  const height = readHeight(parse(text), path);
  if (height === undefined) throw new BadResponse("an answer without a height");
  return height;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadResponse("an answer that is not JSON", { cause: error });
  }
}

/** An endpoint responded, but without the expected content. */
class BadResponse extends Error {}

function getReason(error: unknown): string {
  if (error instanceof BadResponse) return error.message;
  const name = typeof error === "object" && error !== null && "name" in error ? String(error.name) : "unknown";
  if (name === "TimeoutError") return "no answer in time";
  return connectionCode(error) ?? name;
}
