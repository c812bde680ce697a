import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceContext, SliceProps } from "@/features/content";
import { getBook, listChildren, listOfType } from "@/features/content/server";
import type { Entry } from "@/features/content/server";
import { formatDate } from "@/features/shared/locale";

import styles from "./index.module.css";

export default async function ChildPages({ slice, context }: SliceProps<Content.ChildPagesSlice>) {
  const { locale } = context;
  const { title, lede, limit } = slice.primary;
  const entries = (await listEntries(slice, context)).slice(0, limit ?? undefined);
  const Heading = isFilled.richText(title) ? "h3" : "h2";
  return (
    <SliceSection
      slice={slice}
      locale={locale}
      title={title}
      lede={lede}
      layout={slice.variation === "list" ? "beside" : "above"}
    >
      <ul className={styles.root} data-variation={slice.variation}>
        {entries.map(({ id, path, title: name, summary, facts }) => (
          <li key={id}>
            <Heading className={styles.title}>
              <a href={path}>{name}</a>
            </Heading>
            <p>{summary}</p>
            {typeof facts.published === "string" ? (
              <time dateTime={facts.published}>{formatDate(facts.published, locale)}</time>
            ) : null}
          </li>
        ))}
      </ul>
    </SliceSection>
  );
}

async function listEntries(slice: Content.ChildPagesSlice, { locale, entry, path }: SliceContext): Promise<Entry[]> {
  const { kind, parent } = slice.primary;
  const book = await getBook();
  const id = isFilled.contentRelationship(parent) ? parent.id : entry?.id;
  const found = kind === "children" ? listChildren(book, id ?? "") : listOfType(book, kind, locale);
  return found.filter((one) => one.path !== path);
}
