import { posix } from "node:path";

import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import { toStamp } from "#cms/repository/domain/model/document.ts";

import { cleanPostHtml } from "./cleanPostHtml.server.ts";
import { makePage } from "./makePage.server.ts";
import { makeUid } from "./makeUid.server.ts";
import type { Wxr, WxrItem } from "./parseWxr.server.ts";
import type { MakeContext, SourceDocument, SourceFile } from "./source.server.ts";
import { toWebLink } from "./toWebLink.server.ts";

type Options = {
  wxr: Wxr;
  lang: string;
  type: string;
  types: ReadonlySet<string>;
  /** Ids here by those there. */
  ids: ReadonlyMap<string, string>;
  files: Map<string, SourceFile>;
  load: (url: string) => Promise<Uint8Array<ArrayBuffer>>;
};

const isPublic = ({ status, password }: WxrItem) => status === "publish" && password === "";

/** The posts and pages of an export, with what their links and pictures lead to. */
export class WordPressSite {
  private readonly options: Options;
  private readonly origin: string;
  private readonly byPath: ReadonlyMap<string, string>;
  private readonly attachments: ReadonlyMap<string, WxrItem>;
  private readonly alts: ReadonlyMap<string, string>;

  constructor(options: Options) {
    const { items, siteUrl } = options.wxr;
    this.options = options;
    this.origin = URL.canParse(siteUrl) ? new URL(siteUrl).host.replace(/^www\./, "") : "";
    this.byPath = new Map(
      items.flatMap((item) => {
        const id = options.ids.get(item.id);
        return id === undefined ? [] : [[this.toPath(item.link) ?? item.link, id] as const];
      }),
    );
    this.attachments = new Map(items.filter(({ kind }) => kind === "attachment").map((item) => [item.id, item]));
    this.alts = new Map(
      [...this.attachments.values()].map(({ fileUrl, meta }) => [fileUrl, meta.get("_wp_attachment_image_alt") ?? ""]),
    );
  }

  toDocument = (item: WxrItem): SourceDocument => {
    const { lang, ids, types } = this.options;
    const id = ids.get(item.id) ?? "";
    const path = this.toPath(item.link);
    const type = item.kind === "page" && types.has("page") ? "page" : this.options.type;
    const day = Date.parse(`${item.date.replace(" ", "T")}Z`);
    const stamp = Number.isFinite(day) && day > 0 ? toStamp(day) : undefined;
    return {
      id,
      where: item.title || item.name || item.id,
      type,
      lang,
      uid: makeUid([item.name, item.title], `post-${item.id}`),
      group: id,
      title: item.title,
      tags: item.terms.filter(({ domain }) => domain === "post_tag").map(({ name }) => name),
      paths: isPublic(item) && path !== undefined && path !== "/" ? [path] : [],
      isDraft: !isPublic(item),
      ...(stamp ? { dates: { first: stamp, last: stamp } } : {}),
      make: (context) => this.make(item, type, context),
    };
  };

  private make(item: WxrItem, type: string, context: MakeContext): JsonObject {
    const { lang, wxr, ids } = this.options;
    const { meta } = item;
    if (item.comments > 0) context.lose("comments", String(item.comments));
    if (item.password !== "") context.lose("protected");
    if (/[?&](?:p|page_id)=/.test(item.link) && isPublic(item)) context.lose("address-query", item.link.slice(0, 200));
    const picture = this.attachments.get(meta.get("_thumbnail_id") ?? "");
    return makePage(
      {
        type,
        lang,
        facts: {
          title: item.title,
          summary: item.excerpt.replaceAll(/<[^>]*>/g, "").trim() || undefined,
          date: item.date || undefined,
          author: wxr.authors.get(item.author) ?? item.author,
          metaTitle: meta.get("_yoast_wpseo_title") ?? meta.get("rank_math_title"),
          metaDescription: meta.get("_yoast_wpseo_metadesc") ?? meta.get("rank_math_description"),
          topics: item.terms.filter(({ domain }) => domain === "category").map(({ name }) => name),
        },
        image: picture && { src: picture.fileUrl, alt: this.alts.get(picture.fileUrl) ?? "" },
        html: cleanPostHtml(item.content, (name) => context.lose("shortcode", name)),
        parent: item.parent === "0" ? undefined : ids.get(item.parent),
        toLink: (href) => this.toLink(href),
        findKey: (src) => this.findKey(src),
      },
      context,
    );
  }

  private toLink(href: string): JsonObject | undefined {
    const path = this.toPath(href);
    const id = path === undefined ? undefined : this.byPath.get(path);
    if (id !== undefined) return { link_type: "Document", id };
    const isFile = path !== undefined && /\/uploads\/.+\.\w+$/.test(path);
    const key = isFile ? this.findKey(href) : undefined;
    return key === undefined ? toWebLink(href) : { link_type: "Media", key };
  }

  /** The full-size picture of an address, which may be of a smaller size (`-300x200`). */
  private findKey(src: string): string | undefined {
    const { wxr, files, load } = this.options;
    if (!URL.canParse(src, wxr.siteUrl || undefined)) return undefined;
    const url = new URL(src, wxr.siteUrl || undefined);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    url.search = "";
    const full = url.href.replace(/-\d+x\d+(?=\.\w+$)/, "");
    const key = this.alts.has(full) ? full : url.href;
    files.set(key, { key, filename: posix.basename(url.pathname) || "picture", load: () => load(key) });
    return key;
  }

  /** The path of an address of the site, decoded; `undefined` for others and for addresses with a query. */
  private toPath(address: string): string | undefined {
    const { siteUrl } = this.options.wxr;
    if (!URL.canParse(address, siteUrl || undefined)) return undefined;
    const { host, pathname, search } = new URL(address, siteUrl || undefined);
    if (host.replace(/^www\./, "") !== this.origin || search !== "") return undefined;
    return pathname.endsWith("/") || /\.\w+$/.test(pathname) ? pathname : `${pathname}/`;
  }
}
