import type { AnySchema, InferType } from "yup";

import { parseBody } from "@/features/shared/contracts/parseJson";
import type { JsonOptions } from "@/features/shared/contracts/parseJson";
import * as bounded from "@/features/shared/contracts/readBounded";

import { callJson } from "./callJson";
import type { CallOptions } from "./callJson";
import { readRetryAfter } from "./readRetryAfter";

/** An answer that is not a success, or none within the time limit (`status` 0). */
export class HttpError extends Error {
  readonly status: number;
  /** Seconds to wait. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, retryAfter?: number) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

type Options = CallOptions & {
  /** Default: 5,000. */
  timeoutMs?: number;
  /** Maximum size of the response; default: 4 MiB. */
  maxBytes?: number;
};

/** Reads JSON from a URL and checks its shape; throws `HttpError`, or yup's `ValidationError` for another shape. */
export async function fetchJson<S extends AnySchema>(
  url: string,
  schema: S,
  options: Options = {},
): Promise<InferType<S>> {
  const { timeoutMs = 5_000, maxBytes = 4 * 1024 * 1024, ...init } = options;
  const response = await send(url, { ...init, signal: init.signal ?? AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    const waitMs = readRetryAfter(response);
    throw new HttpError(`${url} answered ${response.status}`, response.status, waitMs && Math.ceil(waitMs / 1_000));
  }
  const body: unknown = JSON.parse(await readText(response.body, maxBytes));
  return schema.validate(body, { stripUnknown: true });
}

/**
 * Passes one call on to a back end and its answer back: status, JSON body and `retry-after`, nothing else. A back end
 * that is down or answers more than `maxBytes` bytes is 502.
 */
export async function proxyRequest(url: string, options: Options = {}): Promise<Response> {
  const { timeoutMs = 10_000, maxBytes = 256 * 1024, ...init } = options;
  try {
    const response = await send(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    const wait = response.headers.get("retry-after");
    const text = await readText(response.body, maxBytes);
    // A response without content must not even have an empty body.
    return new Response(text || null, {
      status: response.status,
      headers: {
        "content-type": response.headers.get("content-type") ?? "application/json",
        "cache-control": "no-store",
        ...(wait ? { "retry-after": wait } : {}),
      },
    });
  } catch (error) {
    console.error("a back end is unreachable", error);
    return errorResponse(502, "unavailable", "The service behind this address is not responding right now.");
  }
}

/** A JSON error: `{ error: { code, message, field? } }`. */
export const errorResponse = (status: number, code: string, message: string, field?: string): Response =>
  Response.json(
    { error: { code, message, ...(field ? { field } : {}) } },
    { status, headers: { "cache-control": "no-store" } },
  );

/** The response to HEAD for an event stream: Next runs GET for it and would leave the stream open. */
export const headOfEvents = (): Response =>
  new Response(null, { headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" } });

async function send(url: string, init: CallOptions): Promise<Response> {
  try {
    return await callJson(url, init);
  } catch (error) {
    const late = typeof error === "object" && error !== null && "name" in error && error.name === "TimeoutError";
    throw new HttpError(`${url} ${late ? "did not answer in time" : "is unreachable"}`, 0);
  }
}

/** The text of a body; throws `HttpError` with status 413 when it is longer than `maxBytes` bytes. */
export const readText = (body: Body, maxBytes: number): Promise<string> =>
  bounded.readText(body, maxBytes).catch(throwTooLarge);

/** The bytes of a body; throws `HttpError` with status 413 when there are more than `maxBytes`. */
export const readBytes = (body: Body, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> =>
  bounded.readBytes(body, maxBytes).catch(throwTooLarge);

/** The JSON value of a body; throws `InvalidJson`, or `HttpError` with status 413 when it is longer than `maxBytes` bytes. */
export const readJson = async (body: Body, maxBytes: number, options?: JsonOptions): Promise<unknown> =>
  parseBody(await readBytes(body, maxBytes), options);

function throwTooLarge(error: unknown): never {
  if (error instanceof bounded.BodyTooLarge) throw new HttpError(error.message, 413);
  throw error;
}

/** Passes a body through; fails with `HttpError` 413 after `maxBytes` bytes. */
export function limitStream(body: ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes: number) {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        size += part.byteLength;
        if (size > maxBytes) controller.error(new HttpError(`a body is longer than ${maxBytes} bytes`, 413));
        else controller.enqueue(part);
      },
    }),
  );
}

type Body = ReadableStream<Uint8Array<ArrayBuffer>> | null;
