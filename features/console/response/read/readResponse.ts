import { isJson } from "@/features/console/call/values";

import { getCallObject, readCallData, readCallResult, readLog } from "./contracts";
import { readError } from "./readError";
import { readMember } from "./readMember";
import type { Reading, ReadingContext } from "./Reading";
import { words } from "./words";

/** Limit of shown values. */
const maxReadings = 60;
const maxLevels = 8;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Human-readable values of a response, in order; none for non-JSON, or if all are readable themselves. */
export function readResponse(body: string, context: ReadingContext): Reading[] {
  const response: unknown = isJson(body) ? JSON.parse(body) : undefined;
  if (!isRecord(response)) return [];
  if (response.error !== undefined && response.error !== null) return readError(response.error, context);
  const hasResult = Object.hasOwn(response, "result");
  return hasResult ? readResult(response.result, context) : [...walk(response, "", context, 0)].slice(0, maxReadings);
}

function readResult(result: unknown, context: ReadingContext): Reading[] {
  const { method, params, locale } = context;
  const text = words[locale];
  if (result === null) return [{ path: "result", meaning: text.nothing }];
  if (method === "eth_getLogs" && Array.isArray(result) && result.length === 0)
    return [{ path: "result", meaning: text.noLogs }];
  if (method === "eth_call") {
    const { to, data, input } = getCallObject(params) ?? {};
    const meaning = readCallResult(input ?? data, result, to, locale);
    return meaning === undefined ? [] : [{ path: "result", meaning }];
  }
  if (isRecord(result) || Array.isArray(result)) return [...walk(result, "result", context, 0)].slice(0, maxReadings);
  const meaning = readMember(method, result, context);
  return meaning === undefined ? [] : [{ path: "result", meaning }];
}

function* walk(value: object, path: string, context: ReadingContext, level: number): Generator<Reading> {
  if (level > maxLevels) return;
  const { locale, method } = context;
  const name = /([^.[\]]+)(?:\[\d+\])?$/.exec(path)?.[1] ?? "";
  for (const [key, inner] of Object.entries(value)) {
    const isList = Array.isArray(value);
    const own = isList ? `${path}[${key}]` : [path, key].filter(Boolean).join(".");
    if (isRecord(inner) && "topics" in inner && "data" in inner) {
      const meaning = readLog({ address: inner.address, topics: inner.topics, data: inner.data }, locale);
      if (meaning !== undefined) yield { path: own, meaning };
      continue;
    }
    if (typeof inner === "object" && inner !== null) {
      yield* walk(inner, own, context, level + 1);
      continue;
    }
    const meaning = isRecord(value) && isCallData(key) ? readCallData(inner, value.to, locale) : undefined;
    const known = meaning ?? readMember(getMemberName(isList ? name : key, own, method), inner, context);
    if (known !== undefined) yield { path: own, meaning: known };
  }
}

const isCallData = (key: string) => key === "input" || key === "data";

// A Solana account's balance has no member name.
const getMemberName = (key: string, path: string, method: string) =>
  path === "result.value" && method === "getBalance" ? method : key;
