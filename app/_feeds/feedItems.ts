import "server-only";

import { changelogMessages, toChange } from "@/features/changelog/server";
import type { PageEntry } from "@/features/content/server";
import type { FeedItem } from "@/features/feeds/server";
import { getPhase, getStateName, incidentMessages, toIncident } from "@/features/incidents/server";
import type { Incident } from "@/features/incidents/server";
import { env } from "@/features/shared/env";
import { formatDate, formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** Entries of a page in the feeds; most pages have none. */
export function findFeedItems(entry: PageEntry, locale: Locale): FeedItem[] {
  if (entry.type === "blog_post") return [toPostItem(entry)];
  if (entry.type === "change") return [toChangeItem(entry, locale)];
  return entry.type === "incident" ? listIncidentItems(toIncident(entry), locale) : [];
}

/** A post in the feed of the blog. */
export const toPostItem = (entry: PageEntry): FeedItem => ({
  id: `${env.SITE_URL}${entry.path}`,
  path: entry.path,
  title: entry.title,
  text: entry.summary,
  date: String(entry.facts.published ?? entry.changed),
  author: toText(entry.facts.author),
  category: toText(entry.facts.topic),
});

/** An entry of the changelog in its feed. */
export function toChangeItem(entry: PageEntry, locale: Locale): FeedItem {
  const text = changelogMessages[locale];
  const { path, title, summary, day, kind, lastDay, isSample } = toChange(entry);
  const end = lastDay ? ` ${text.lastDay(formatDate(lastDay, locale))}` : "";
  const note = isSample ? ` (${text.sample})` : "";
  const category = text.kinds[kind];
  return { id: `${env.SITE_URL}${path}`, path, title, text: `${summary}${end}${note}`, date: day, category };
}

/** An entry for the beginning, each update and the end, so that readers of the feed see all of them. */
export function listIncidentItems(incident: Incident, locale: Locale): FeedItem[] {
  const text = incidentMessages[locale];
  const { path, title, summary, kind, started, resolved, updates, isSample } = incident;
  const phase = getPhase(incident, new Date());
  const note = isSample ? ` (${text.sample})` : "";
  const create = (name: string, state: string, words: string, date: string): FeedItem => ({
    id: `${env.SITE_URL}${path}#${name}`,
    path,
    title: `${text.kinds[kind]} · ${state}: ${title}`,
    text: `${words}${note}`,
    ...{ date, category: text.kinds[kind] },
  });
  const first = phase === "planned" ? "planned" : "open";
  return [
    ...(phase === "over" && resolved
      ? [create("over", text.phases.over, `${summary} (${formatMoment(resolved, locale, "UTC")})`, resolved)]
      : []),
    ...updates
      .toReversed()
      .map((update) => create(update.at, getStateName(incident, update, locale), update.text, update.at)),
    create(first, text.phases[first], summary, started),
  ];
}

const toText = (fact: string | number | undefined) => (typeof fact === "string" ? fact : undefined);
