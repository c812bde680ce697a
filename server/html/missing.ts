import { crc32, deflateRawSync, constants } from "node:zlib";

const place = /(<code data-missing-path="">)(<\/code>)/;
const longest = 400;
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

  constructor(html: string) {
    const match = place.exec(html);
    const cut = match ? match.index + (match[1]?.length ?? 0) : html.length;
    this.before = Buffer.from(html.slice(0, cut));
    this.after = Buffer.from(html.slice(cut));
    this.packedBefore = deflateRawSync(this.before, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
    this.packedAfter = deflateRawSync(this.after, { level: 9 });
    this.crcBefore = crc32(this.before);
  }

  /** The page as it is. */
  plain(path: string): Buffer {
    return Buffer.concat([this.before, wordOf(path), this.after]);
  }

  /** The page as gzip. */
  gzip(path: string): Buffer {
    const word = wordOf(path);
    const crc = crc32(this.after, crc32(word, this.crcBefore));
    const end = Buffer.alloc(8);
    end.writeUInt32LE(crc, 0);
    end.writeUInt32LE(this.before.length + word.length + this.after.length, 4);
    return Buffer.concat([gzipHead, this.packedBefore, storedBlock(word), this.packedAfter, end]);
  }
}

function wordOf(path: string): Buffer {
  const short = path.length > longest ? `${path.slice(0, longest)}…` : path;
  return Buffer.from(escapeHtml(short.replace(/\p{Cc}/gu, "\uFFFD")));
}

/** A deflate block that is not compressed: type 0, its length, the complement of the length, the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
