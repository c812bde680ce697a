import { BodyTooLarge } from "@/features/shared/contracts/readBounded";

type Bytes = Uint8Array<ArrayBuffer>;

/** A body as it comes, which fails as soon as there are more than `maxBytes`; who sent it on asks whether that was why. */
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
