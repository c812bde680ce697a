/** Shared by the routes of feeds and texts (`/feeds/`, `/llms.txt`). */
import "server-only";

import { listIncidentItems, toChangeItem, toPostItem } from "@/app/_feeds/feedItems";
import { orUnavailable } from "@/app/_feeds/orUnavailable";
import { respondText, findNewest } from "@/app/_feeds/respondText";
import { findEntryByPath, getSiteIndex, listByType, loadSettings } from "@/features/content/server";
import { changelogMessages, toChange, writeCalendar } from "@/features/changelog/server";
import { feedForms, writeFeed } from "@/features/feeds/server";
import { incidentMessages, sortIncidents, toIncident } from "@/features/incidents/server";
import type { FeedForm, FeedItem } from "@/features/feeds/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { env } from "@/features/shared/env";
import { formatNumber, htmlLang, localizePath, withPercent } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName } from "@/features/shared/platform/regions";
import { loadChanges } from "@/features/shared/platform/server";
import { trackerMessages } from "@/features/tracker/server";

/** Of availability, in a feed. */
const maxChanges = 60;

type Source = { path: string; items: FeedItem[]; title: string; description: string; modified: Date | undefined };

const sources: Record<string, (locale: Locale) => Promise<Source | undefined>> = {
  blog: readBlog,
  changelog: readChangelog,
  incidents: readIncidents,
  changes: readChanges,
};

const isForm = (ending: string): ending is FeedForm => Object.hasOwn(feedForms, ending);

/**
 * Answers `/feeds/{blog,changelog,changes,incidents}.{xml,atom.xml,json}` and `/feeds/changelog.ics` in a language: 404 for another
 * name, 503 while the source is down.
 */
export const handleFeed = (request: Request, file: string, locale: Locale): Promise<Response> =>
  orUnavailable(() => readFeed(request, file, locale));

async function readFeed(request: Request, file: string, locale: Locale): Promise<Response> {
  const [name = "", ending = ""] = file.split(/\.(.*)/, 2);
  const read = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (name === "changelog" && ending === "ics") return sendCalendar(request, locale);
  if (!read || !isForm(ending)) return sendError(404, "not_found", "There is no such feed.");
  const [source, settings] = await Promise.all([read(locale), loadSettings(locale)]);
  if (!source) return sendError(503, "unavailable", "The feed's source is not responding right now.");
  const { modified, ...described } = source;
  const facts = {
    ...described,
    name,
    origin: env.SITE_URL,
    folder: localizePath("/feeds/", locale),
    language: htmlLang(locale),
    publisher: settings.data.site_name ?? "",
  };
  return respondText(
    request,
    writeFeed(facts, ending),
    {
      "content-type": `${feedForms[ending]}; charset=utf-8`,
      "cache-control": "public, max-age=300",
      "access-control-allow-origin": "*",
    },
    modified,
  );
}

const sendError = (status: number, code: string, message: string) =>
  Response.json({ error: { code, message } }, { status });

async function readBlog(locale: Locale): Promise<Source> {
  const siteIndex = await getSiteIndex();
  const path = localizePath("/blog/", locale);
  const blog = findEntryByPath(siteIndex, path);
  const posts = listByType(siteIndex, "blog_post", locale);
  const items = posts.map(toPostItem);
  const modified = findNewest(posts.map(({ changed }) => changed));
  return { path, items, modified, title: blog?.title ?? "", description: blog?.summary ?? "" };
}

const listChanges = async (locale: Locale) => listByType(await getSiteIndex(), "change", locale);

async function readChangelog(locale: Locale): Promise<Source> {
  const text = changelogMessages[locale];
  const entries = await listChanges(locale);
  const items = entries.map((entry) => toChangeItem(entry, locale));
  const modified = findNewest(entries.map(({ changed }) => changed));
  return { path: localizePath("/changelog/", locale), items, modified, title: text.feed, description: text.feedText };
}

async function readIncidents(locale: Locale): Promise<Source> {
  const text = incidentMessages[locale];
  const entries = listByType(await getSiteIndex(), "incident", locale);
  const items = sortIncidents(entries.map(toIncident)).flatMap((incident) => listIncidentItems(incident, locale));
  const modified = findNewest(entries.map(({ changed }) => changed));
  return {
    path: localizePath("/incidents/", locale),
    items: items.toSorted((one, other) => other.date.localeCompare(one.date)),
    ...{ modified, title: text.feed, description: text.feedText },
  };
}

async function sendCalendar(request: Request, locale: Locale): Promise<Response> {
  const entries = await listChanges(locale);
  const { data } = await loadSettings(locale);
  const title = `${data.site_name ?? ""} · ${changelogMessages[locale].ending}`;
  return respondText(
    request,
    writeCalendar({ origin: env.SITE_URL, title, changes: entries.map(toChange) }),
    {
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "public, max-age=300",
      "access-control-allow-origin": "*",
    },
    findNewest(entries.map(({ changed }) => changed)),
  );
}

async function readChanges(locale: Locale): Promise<Source | undefined> {
  const { value } = await loadChanges();
  if (!value) return undefined;
  const text = trackerMessages[locale];
  const path = localizePath("/tracker/", locale);
  const note = value.sample ? ` ${text.sample}` : "";
  const items = value.changes.slice(0, maxChanges).map(({ id, day, protocol, region, kind, percent, samples }) => {
    const name = `${findChain(protocol)?.name ?? protocol} · ${regionName(region, locale)}`;
    const share = withPercent(formatNumber(percent, locale, { minimumFractionDigits: 2 }), locale);
    const counted = text.feedProbes(share, formatNumber(samples, locale));
    return {
      id: `${env.SITE_URL}/tracker/#${id}`,
      path: localizePath(`/nodes/${protocol}/`, locale),
      date: day,
      category: kind,
      title: `${name}: ${text.kinds[kind]} (${share})`,
      text: `${counted}${note}`,
    };
  });
  const modified = findNewest(value.changes.map(({ day }) => day));
  return { path, items, modified, title: text.feedTitle, description: text.feedText };
}
