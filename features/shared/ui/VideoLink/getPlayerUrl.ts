/** The URL of the player of a video page, on a host that sets no cookie; `undefined` for other sites. */
export function getPlayerUrl(url: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(www|m)\./, "");
  const id =
    host === "youtu.be"
      ? pathname.slice(1)
      : (searchParams.get("v") ?? /^\/(?:embed|shorts)\/([\w-]+)/.exec(pathname)?.[1]);
  if (/^(youtu\.be|youtube(-nocookie)?\.com)$/.test(host) && id && /^[\w-]{11}$/.test(id)) {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  }
  const vimeo = host === "vimeo.com" ? /^\/(\d+)/.exec(pathname)?.[1] : undefined;
  return vimeo ? `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` : undefined;
}
