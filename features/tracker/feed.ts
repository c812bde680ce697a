import { findChain } from "@/features/shared/catalogue/catalogue";
import { env } from "@/features/shared/env";
import { formatNumber } from "@/features/shared/locale";
import { regionName } from "@/features/shared/platform/regions";
import type { Changes } from "@/features/shared/platform/server";

import { messages } from "./messages";

const text = messages.en;
const page = `${env.SITE_URL}/tracker/`;

type Change = Changes["changes"][number];

/** The changes as RSS 2.0, the newest first. */
export function toRss(changes: Changes): string {
  const items = changes.changes.map((change) => {
    const { id, title, words, url, date } = describe(change, changes.sample);
    return `<item><guid isPermaLink="false">${id}</guid><title>${escape(title)}</title><link>${url}</link><pubDate>${date.toUTCString()}</pubDate><description>${escape(words)}</description></item>`;
  });
  const self = `<atom:link href="${env.SITE_URL}/feeds/changes.xml" rel="self" type="application/rss+xml"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escape(text.feedTitle)}</title><link>${page}</link><description>${escape(text.feedText)}</description><language>en</language>${self}
${items.join("\n")}
</channel></rss>
`;
}

/** The changes as JSON Feed 1.1, the newest first. */
export const toJsonFeed = (changes: Changes) => ({
  version: "https://jsonfeed.org/version/1.1",
  title: text.feedTitle,
  description: text.feedText,
  home_page_url: page,
  feed_url: `${env.SITE_URL}/feeds/changes.json`,
  language: "en",
  items: changes.changes.map((change) => {
    const { id, title, words, url, date } = describe(change, changes.sample);
    const { day, protocol, region, kind, percent, samples } = change;
    const measured = { day, protocol, region, kind, percent, samples, sample: changes.sample };
    return { id, url, title, content_text: words, date_published: date.toISOString(), _change: measured };
  }),
});

function describe({ id, day, protocol, region, kind, percent, samples }: Change, sample: boolean) {
  const chain = findChain(protocol)?.name ?? protocol;
  const share = `${formatNumber(percent, "en", { minimumFractionDigits: 2 })} %`;
  return {
    id,
    title: `${chain}, ${regionName(region, "en")}: ${text.kinds[kind]} (${share})`,
    words: `${text.feedProbes(share, formatNumber(samples, "en"))}${sample ? ` ${text.sample}` : ""}`,
    url: `${page}#${id}`,
    date: new Date(`${day}T00:00:00Z`),
  };
}

const escape = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
