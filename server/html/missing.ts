import { crc32, deflateRawSync, constants } from "node:zlib";

const place = /(<code data-missing-path="">)(<\/code>)/;
const longest = 400;
const harmless = /^[\w\-./~]*$/;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as HTML shows it. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);

/**
 * The page for unknown paths, with the path written into it. Everything around the path is compressed once: deflate
 * may be cut at a full flush, and a few bytes stored in between cost nothing.
 */
export class MissingPageTemplate {
  private readonly before: Buffer;
  private readonly after: Buffer;
  private readonly packedBefore: Buffer;
  private readonly packedAfter: Buffer;
  private readonly crcBefore: number;
  private readonly crcAfter: number;
  /** What each bit of a checksum becomes by as many zero bytes as follow the path. */
  private readonly shifts: number[];

  constructor(html: string) {
    const match = place.exec(html);
    const cut = match ? match.index + (match[1]?.length ?? 0) : html.length;
    this.before = Buffer.from(html.slice(0, cut));
    this.after = Buffer.from(html.slice(cut));
    this.packedBefore = deflateRawSync(this.before, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
    this.packedAfter = deflateRawSync(this.after, { level: 9 });
    this.crcBefore = crc32(this.before);
    this.crcAfter = crc32(this.after);
    const zeros = Buffer.alloc(this.after.length);
    this.shifts = Array.from({ length: 32 }, (_, bit) => ~crc32(zeros, ~(1 << bit) >>> 0));
  }

  /** The page as it is, in parts. */
  plain(path: string): Buffer[] {
    return [this.before, wordOf(path), this.after];
  }

  /** The page as gzip, in parts. */
  gzip(path: string): Buffer[] {
    const word = wordOf(path);
    const end = Buffer.allocUnsafe(8);
    end.writeUInt32LE(this.follow(crc32(word, this.crcBefore)), 0);
    end.writeUInt32LE(this.before.length + word.length + this.after.length, 4);
    return [gzipHead, this.packedBefore, storedBlock(word), this.packedAfter, end];
  }

  /** The checksum of what has one and of what follows: checksums are linear, so what follows is not read again. */
  private follow(crc: number): number {
    let sum = this.crcAfter;
    for (let bit = 0; bit < 32; bit += 1) if (crc & (1 << bit)) sum ^= this.shifts[bit] ?? 0;
    return sum >>> 0;
  }
}

function wordOf(path: string): Buffer {
  if (path.length <= longest && harmless.test(path)) return Buffer.from(path, "latin1");
  const short = path.length > longest ? `${path.slice(0, longest)}…` : path;
  return Buffer.from(escapeHtml(short.replace(/\p{Cc}/gu, "\uFFFD")));
}

/** A deflate block that is not compressed: type 0, its length, the complement of the length, the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const block = Buffer.allocUnsafe(5 + bytes.length);
  block[0] = 0;
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(bytes.length ^ 0xffff, 3);
  bytes.copy(block, 5);
  return block;
}
