import type { JsonObject } from "#cms/repository/domain/model/document.ts";

/** An embed for the address of a film on YouTube or Vimeo, also of its player; `undefined` for any other. */
export function findEmbed(address: string): JsonObject | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const target = url && findTarget(url);
  return target === undefined ? undefined : { type: "embed", oembed: { embed_url: target, type: "link", html: null } };
}

function findTarget({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(?:www|m|player)\./, "");
  const last = pathname.split("/").findLast(Boolean) ?? "";
  if (host === "youtu.be") return toYoutube(last);
  if (host === "youtube.com" || host === "youtube-nocookie.com")
    return /^\/(?:embed|shorts)\//.test(pathname) ? toYoutube(last) : toYoutube(searchParams.get("v") ?? "");
  return host === "vimeo.com" && /^\d+$/.test(last) ? `https://vimeo.com/${last}` : undefined;
}

const toYoutube = (id: string) => (/^[\w-]{6,20}$/.test(id) ? `https://www.youtube.com/watch?v=${id}` : undefined);
