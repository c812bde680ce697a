import sharp from "sharp";

import { readableByVips } from "#kit/readableByVips.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import { findHiddenFormat } from "./findHiddenFormat.server.ts";

const signatures: [extension: string, offset: number, bytes: string][] = [
  ["pdf", 0, "%PDF-"],
  ["zip", 0, "PK\u0003\u0004"],
  ["mp4", 4, "ftyp"],
  ["webm", 0, "\u001a\u0045\u00df\u00a3"],
  ["mp3", 0, "ID3"],
  ["mp3", 0, "\u00ff\u00fb"],
  ["ogg", 0, "OggS"],
  ["flac", 0, "fLaC"],
  ["wav", 8, "WAVE"],
];

const pictures: Record<string, string> = {
  png: "png",
  jpeg: "jpg",
  gif: "gif",
  webp: "webp",
  heif: "avif",
  svg: "svg",
};

// Alternative extensions of the same formats.
const aliases: Record<string, string[]> = {
  jpg: ["jpeg"],
  zip: ["docx", "xlsx", "pptx", "odt", "ods", "odp", "epub"],
  mp4: ["mov", "m4v", "m4a"],
};

/**
 * The name of an uploaded file with the extension of its content. Throws `WriteError` unless the content is an image,
 * video, audio, PDF or archive, and for an SVG that may run scripts.
 */
export async function checkFormat(filename: string, body: Uint8Array): Promise<string> {
  refuseHiddenFormat(filename, body);
  const format = (await detectPicture(body)) ?? detectOther(body);
  const shortName = filename.slice(0, 100);
  if (!format) {
    throw new WriteError(
      400,
      `${shortName} is not a picture (PNG, JPEG, WebP, AVIF, GIF, SVG), video, audio, PDF or ZIP archive`,
      [{ field: "file", reason: "unknown" }],
      named("file-unknown-kind", shortName),
    );
  }
  if (format === "svg") checkDrawing(shortName, Buffer.from(body).toString("utf8"));
  const [, stem = filename, ending = ""] = /^(.*)\.([^.]*)$/.exec(filename) ?? [];
  const isSame = [format, ...(aliases[format] ?? [])].includes(ending.toLowerCase());
  return isSame ? filename : `${stem}.${format}`;
}

/** Throws `WriteError` for a picture that browsers do not show. */
export function refuseHiddenFormat(filename: string, body: Uint8Array): void {
  const format = findHiddenFormat(body);
  if (!format) return;
  const name = filename.slice(0, 100);
  throw new WriteError(
    400,
    `${name} is a ${format} ${format === "HEIC" ? "photo" : "picture"}, which browsers do not show; export it as JPEG or PNG`,
    [{ field: "file", reason: "hidden" }],
    named("picture-hidden", name, format),
  );
}

async function detectPicture(body: Uint8Array): Promise<string | undefined> {
  try {
    // Reads the header only.
    const { format } = await sharp(readableByVips(body), { limitInputPixels: false }).metadata();
    return pictures[format ?? ""];
  } catch {
    // Not an image, or a damaged one.
    return undefined;
  }
}

function detectOther(body: Uint8Array): string | undefined {
  const start = Buffer.from(body.subarray(0, 16)).toString("latin1");
  return signatures.find(([, offset, bytes]) => start.startsWith(bytes, offset))?.[0];
}

const dangers: [RegExp, string][] = [
  [/<\s*(?:[\w-]+:)?script/i, "a script"],
  [/[\s"'/]on[a-z]+\s*=/i, "an event handler such as onload"],
  [/javascript\s*:/i, "a javascript: address"],
  [/<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object)\b/i, "HTML inside of it"],
  [/<!ENTITY/i, "entities"],
];

function checkDrawing(filename: string, text: string): void {
  // Browsers decode `&#106;avascript:` and ignore tabs inside schemes.
  const plain = text.replace(/&#(x?)([\da-f]+);?/gi, (_, hex: string, digits: string) => {
    const code = Number.parseInt(digits, hex ? 16 : 10);
    return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : "";
  });
  const found = dangers.find(([pattern]) => pattern.test(plain) || pattern.test(plain.replace(/[\t\n\r]/g, "")));
  if (!found) return;
  const sentence = `${filename} holds ${found[1]}, which a drawing on a page may not have; save it as plain SVG`;
  throw new WriteError(400, sentence, [{ field: "file", reason: "script" }], named("file-script", filename));
}
