/** A body of texts or bytes as they come. An error breaks the response off, so that no client takes the part for the whole. */
export function toStream(parts: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : new Uint8Array(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
