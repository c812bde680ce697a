/**
 * A picture in a form that libvips reads. It refuses an AVIF that moves by its brand alone (`avis`), although such a file
 * has its first picture in the form of a still one.
 */
export function readableByVips(body: Uint8Array): Uint8Array {
  if (Buffer.from(body.subarray(4, 12)).toString("latin1") !== "ftypavis") return body;
  const still = Buffer.from(body);
  still.write("avif", 8, "latin1");
  return still;
}
