import { originalName } from "@/features/shared/contracts/originalName";

// Types that a browser may display; all others are downloads, never opened on the site's origin.
const shown: Record<string, string> = {
  pdf: "application/pdf",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  ogv: "video/ogg",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  wav: "audio/wav",
  ogg: "audio/ogg",
  flac: "audio/flac",
};

// An SVG must not run scripts on the site's origin. PDF viewers do not work in a sandbox and run no scripts.
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Headers of a file, derived from its name only: the storage's content type is not trusted. */
export function fileHeaders(name: string): Record<string, string> {
  const filename = originalName(name);
  const extension = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? "";
  const type = Object.hasOwn(shown, extension) ? shown[extension] : undefined;
  const encoded = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${hex(sign)}`);
  return {
    "content-type": type ?? "application/octet-stream",
    "content-disposition": `${type ? "inline" : "attachment"}; filename*=UTF-8''${encoded}`,
    "content-security-policy": extension === "pdf" ? policy : `${policy}; sandbox`,
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800",
  };
}

const hex = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase();
