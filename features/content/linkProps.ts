import { isFilled } from "@prismicio/client";
import type { LinkField } from "@prismicio/client";

import { opensWindow } from "@/features/shared/contracts/anchors";
import { localizePath, splitLocale } from "@/features/shared/locale";
import { normalizeUrl } from "@/features/shared/contracts/linkUrl";
import { isSafeHref } from "@/features/shared/contracts/safeHref";
import type { Locale } from "@/features/shared/locale";

import { publicFileUrl } from "./files/publicUrl";
import { describeUrl } from "./describeUrl";

export type LinkProps = { href: string; target?: string; rel?: string; "data-opens"?: string };

/**
 * Attributes of a link to an editor's choice; a local path is put into the page's language. `undefined` for one that leads
 * nowhere: to a document that is no longer there, which has no URL, or into a script. All content links
 * use this function, so that no unsafe URL is rendered.
 */
export function linkProps(link: LinkField | { url?: string; target?: string }, locale: Locale): LinkProps | undefined {
  if (!("url" in link) || typeof link.url !== "string" || link.url === "") return undefined;
  const url = linkUrl(link, normalizeUrl(link.url), locale);
  if (!isSafeHref(link.url) || !isSafeHref(url)) return undefined;
  const target = "target" in link && typeof link.target === "string" ? link.target : undefined;
  return {
    href: url,
    ...(target ? { target, rel: "noopener" } : {}),
    // The attribute makes early clicks wait for the script.
    ...(opensWindow(url) ? { "data-opens": "" } : {}),
  };
}

function linkUrl(link: object, local: string, locale: Locale): string {
  // A contact modal opens over the page; without script its link leads to the page with the form.
  if (/^#contact(-sales)?(\?|$)/.test(local)) return `${localizePath("/contact/", locale)}${local}`;
  // Without script a form needs a ticket, which a static page cannot contain.
  if (local === "#ambassadors") return `${localizePath("/contact/", locale)}?plain=ambassador${local}`;
  if (local === "#qr") return `${localizePath("/contact/", locale)}${local}`;
  if (/^#plan-/.test(local)) return `${localizePath("/pricing/", locale)}${local}`;
  if (local === "#location") return `${localizePath("/nodes/", locale)}${local}`;
  if (local.startsWith("#") || local === "") return local || "#";
  // Files are served from the site's own origin, never from a back end's URL.
  const file = publicFileUrl(local);
  if (file) return file;
  const isDocument = "link_type" in link && link.link_type === "Document";
  // Files are the same in every language.
  return isDocument || splitLocale(local).rest !== local || /\.\w+$/.test(local) ? local : localizePath(local, locale);
}

/**
 * A link with its words, ready to render; `undefined` when the editor left it empty or what it led to is gone. `text` is
 * what the editor wrote, `label` is never empty.
 */
export function filledLink(link: LinkField | null | undefined, locale: Locale) {
  const props = link && isFilled.link(link) ? linkProps(link, locale) : undefined;
  if (!link || !props) return undefined;
  const variant = "variant" in link ? link.variant : undefined;
  const text = (link.text ?? "").trim();
  return { ...props, text, label: text || describeUrl(props.href), variant: variant ?? "Link" };
}
