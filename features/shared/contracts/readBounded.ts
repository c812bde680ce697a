/** A body is longer than the reader's limit. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
  readonly limit: number;

  constructor(limit: number) {
    super(`a body is longer than ${limit} bytes`);
    this.limit = limit;
  }
}

type Body = ReadableStream<Uint8Array<ArrayBuffer>> | null;

/** The bytes of a body as they come; throws `BodyTooLarge`, and reads no further, as soon as there are more than `limit`. */
export async function* readParts(body: Body, limit: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let size = 0;
  const reader = body?.getReader();
  // Not every browser can walk through a stream with `for await`.
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      // A failed cancel is ignored.
      reader?.cancel().catch(() => undefined);
      throw new BodyTooLarge(limit);
    }
    yield part.value;
  }
}

/** The text of a body; throws `BodyTooLarge` when it is longer than `limit` bytes. */
export async function readText(body: Body, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of readParts(body, limit)) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

/** The bytes of a body; throws `BodyTooLarge` when there are more than `limit`. */
export async function readBytes(body: Body, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of readParts(body, limit)) parts.push(part);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The value of a JSON body; throws `BodyTooLarge`, or `SyntaxError` when it is no JSON. */
export const readJson = async ({ body }: { body: Body }, limit: number): Promise<unknown> =>
  JSON.parse(await readText(body, limit));

/** A response with its complete body in memory, for libraries that read it without a limit; throws `BodyTooLarge`. */
export async function bufferResponse(response: Response, limit: number): Promise<Response> {
  const bytes = await readBytes(response.body, limit);
  const headers = new Headers(response.headers);
  // The bytes are unpacked already.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const { status, statusText } = response;
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers });
}
