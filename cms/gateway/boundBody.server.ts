import { BodyTooLarge } from "#contracts/readBounded.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A body stream that fails after `maxBytes`; the caller checks whether that was the cause of a failed request. */
export function boundBody(body: ReadableStream<Bytes>, maxBytes: number) {
  let size = 0;
  const stream = body.pipeThrough(
    new TransformStream<Bytes, Bytes>({
      transform(part, controller) {
        size += part.byteLength;
        if (size > maxBytes) controller.error(new BodyTooLarge(maxBytes));
        else controller.enqueue(part);
      },
    }),
  );
  return { stream, isExceeded: () => size > maxBytes };
}
