import type { AnySchema, InferType } from "yup";

/** An answer that is not a success, or none within the time limit (`status` 0). */
export class HttpError extends Error {
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, retryAfter?: number) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

type Options = RequestInit & {
  /** Time limit in milliseconds; 5,000 unless told. */
  timeout?: number;
  /** Largest answer accepted, in bytes; 4 MiB unless told. */
  limit?: number;
};

/** Reads JSON from an address and checks its shape; throws `HttpError`, or yup's `ValidationError` for another shape. */
export async function fetchJson<S extends AnySchema>(
  url: string,
  schema: S,
  options: Options = {},
): Promise<InferType<S>> {
  const { timeout = 5_000, limit = 4 * 1024 * 1024, ...init } = options;
  const response = await ask(url, { ...init, signal: init.signal ?? AbortSignal.timeout(timeout) });
  if (!response.ok) {
    const wait = Number(response.headers.get("retry-after"));
    throw new HttpError(`${url} answered ${response.status}`, response.status, wait > 0 ? wait : undefined);
  }
  const body: unknown = JSON.parse(await readText(response, limit));
  return schema.validate(body, { stripUnknown: true });
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const late = error instanceof DOMException && error.name === "TimeoutError";
    throw new HttpError(`${url} ${late ? "did not answer in time" : "is unreachable"}`, 0);
  }
}

async function readText(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new HttpError(`${response.url} answered more than ${limit} bytes`, 502);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
