/** Whether a picture has several frames: WebP with its flag, PNG with frames before its pixels, AVIF that is a sequence. */
export function isAnimated(file: Uint8Array): boolean {
  const start = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 64 * 1024));
  const text = start.toString("latin1");
  if (text.startsWith("RIFF") && text.startsWith("WEBPVP8X", 8)) return ((start[20] ?? 0) & 0x02) !== 0;
  if (text.startsWith("\u0089PNG")) return /^(?:(?!IDAT)[\s\S])*acTL/.test(text);
  // The brand, or one of those behind it: https://aomediacodec.github.io/av1-avif/#image-sequence-brand
  return text.startsWith("ftyp", 4) && text.slice(8, start.readUInt32BE(0)).includes("avis");
}
