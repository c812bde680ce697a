import type { ModalView } from "@/features/app-state";

import type { Channels } from "./Channels";

/** The window that an anchor names (`#contact`, `#contact-sales?message=…`, `#plan-start`); `undefined` for any other. */
export function readView(
  hash: string,
  page: { url: string; title: string },
  channels: Channels,
): ModalView | undefined {
  const [name = "", ...query] = hash.replace(/^#/, "").split("?");
  // A decoded message has question marks of its own.
  const params = new URLSearchParams(query.join("?"));
  const message = params.get("message") ?? undefined;
  if (name === "contact") return { kind: "contact", target: "other", message };
  if (name === "contact-sales") return { kind: "contact", target: "sales", message };
  if (name === "share") return { kind: "share", ...readShared(params.get("url"), page) };
  if (name === "qr")
    return { kind: "qr", url: channels.bot?.href ?? page.url, title: channels.bot?.text ?? page.title };
  if (name === "ambassadors" || name === "location") return { kind: name };
  const product = /^plan-([a-z0-9-]{1,40})$/.exec(name)?.[1];
  return product ? { kind: "product", plan: product } : undefined;
}

/** Only URLs of the site's origin are shared, without a title from the URL: a link could show foreign text as the site's. */
function readShared(href: string | null, page: { url: string; title: string }): { url: string; title: string } {
  if (!href || !URL.canParse(href, page.url)) return page;
  const url = new URL(href, page.url);
  if (url.origin !== new URL(page.url).origin) return page;
  return url.href === page.url ? page : { url: url.href, title: decodeURI(url.pathname) };
}
