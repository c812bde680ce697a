import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceContext, SliceProps } from "@/features/content";
import { readList } from "@/features/content/server";
import type { PageEntry } from "@/features/content/server";
import { frameMessages } from "@/features/page-frame/server";
import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { describeReadingTime } from "@/slices/describeReadingTime";
import { findPlottedPost } from "@/slices/findPlot";

import { EntryDrawing } from "./EntryDrawing";
import styles from "./index.module.css";

export default async function ChildPages({ slice, context }: SliceProps<Content.ChildPagesSlice>) {
  const { locale } = context;
  const { title, lede } = slice.primary;
  const entries = await listEntries(slice, context);
  // Beside a title they would have half of the width.
  const hasPlots = slice.primary.kind === "blog_post";
  const hasTitle = isFilled.richText(title);
  const groups = Map.groupBy(entries, ({ facts }) => String(facts.section ?? ""));
  const isOfSections = slice.variation === "list" && !groups.has("");
  // The title stands for a single section too.
  const isGrouped = isOfSections && !(hasTitle && groups.size === 1);
  return (
    <SliceSection
      slice={slice}
      locale={locale}
      title={title}
      lede={lede}
      layout={slice.variation === "list" && !hasPlots ? "beside" : "above"}
    >
      {isGrouped ? (
        <Sections groups={groups} locale={locale} level={hasTitle ? 3 : 2} />
      ) : (
        <Pages
          entries={entries}
          locale={locale}
          variation={isOfSections ? "section" : slice.variation}
          level={hasTitle ? 3 : 2}
        />
      )}
    </SliceSection>
  );
}

const isHero = (slice: { slice_type: string }): slice is Content.HeroSlice => slice.slice_type === "hero";

/** The hero shows a post of its own, which a list below does not repeat. */
const showsPost = (slice: { slice_type: string }) =>
  isHero(slice) && slice.variation === "object" && slice.primary.object === "notes";

/** A count that fills the last row, if there is one. */
const columnsFor = (count: number) => [3, 4, 2].find((columns) => count % columns === 0) ?? 3;

type Level = 2 | 3 | 4;
type PagesProps = { entries: PageEntry[]; locale: Locale; variation: string; level: Level };

function Pages({ entries, locale, variation, level }: PagesProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.root} data-variation={variation} data-columns={columnsFor(entries.length)}>
      {entries.map((entry) => {
        const { id, path, title, summary, facts } = entry;
        return (
          <li key={id}>
            <Heading className={styles.title}>
              <a href={path}>{title}</a>
            </Heading>
            <p>{summary}</p>
            {facts.load ? <p className={styles.load}>{facts.load}</p> : null}
            {typeof facts.published === "string" ? (
              <p className={styles.date}>
                <time dateTime={facts.published}>{formatDate(facts.published, locale)}</time>
                {describeReadingTime(id, locale)}
              </p>
            ) : null}
            {/* Last, so that a screen reader meets the name before the calls. */}
            {variation === "section" ? null : <EntryDrawing entry={entry} locale={locale} />}
          </li>
        );
      })}
    </ul>
  );
}

// Longer sections, such as the method reference, are scanned by name; summaries would only lengthen them.
const maxSummaries = 8;

type SectionsProps = { groups: Map<string, PageEntry[]>; locale: Locale; level: 2 | 3 };

function Sections({ groups, locale, level }: SectionsProps) {
  const Heading = `h${level}` as const;
  const names = frameMessages[locale].sections;
  return (
    <div className={styles.sections}>
      {[...groups].map(([id, entries]) => (
        <section key={id}>
          <Heading>{names[id] ?? id}</Heading>
          {entries.length > maxSummaries ? (
            <Names entries={entries} />
          ) : (
            <Pages entries={entries} locale={locale} variation="section" level={level === 3 ? 4 : 3} />
          )}
        </section>
      ))}
    </div>
  );
}

const Names = ({ entries }: { entries: PageEntry[] }) => (
  <ul className={styles.names}>
    {entries.map(({ id, path, title }) => (
      <li key={id}>
        <a href={path}>{title}</a>
      </li>
    ))}
  </ul>
);

async function listEntries(
  slice: Content.ChildPagesSlice,
  { locale, entry, slices }: SliceContext,
): Promise<PageEntry[]> {
  const { kind, parent, limit } = slice.primary;
  const inHero = slices?.some(showsPost) ? (await findPlottedPost(locale))?.entry.id : undefined;
  const id = isFilled.contentRelationship(parent) ? parent.id : entry?.id;
  const section = "without" in slice.primary ? slice.primary.without : null;
  const linked = section ? (slices ?? []).filter(isFeatures).flatMap(listLinked) : [];
  return readList({ kind, locale, id, without: [entry?.id, inHero, ...linked], section, limit });
}

const isFeatures = (slice: { slice_type: string }): slice is Content.FeaturesSlice => slice.slice_type === "features";

/** Pages that features lead to; a list of what is not elsewhere on the page leaves them out. */
const listLinked = ({ primary }: Content.FeaturesSlice): string[] =>
  primary.features.flatMap(({ link }) => (isFilled.link(link) && link.link_type === "Document" ? [link.id] : []));
