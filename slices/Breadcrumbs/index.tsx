import type { Content } from "@prismicio/client";

import type { SliceProps } from "@/features/content";
import { readAncestors } from "@/features/content/server";
import { translate } from "@/features/shared/contracts/translate";
import { Section } from "@/features/shared/ui/Section";

import styles from "./index.module.css";

const words = translate({ en: "You are here", cn: "当前位置" });

export default async function Breadcrumbs({ slice, context }: SliceProps<Content.BreadcrumbsSlice>) {
  const { locale, path, title } = context;
  const above = await readAncestors(path, locale);
  return (
    <Section spacing="compact" className={styles.root} sliceType={slice.slice_type} variation={slice.variation}>
      <nav aria-label={words[locale]}>
        <ol>
          {above.map((entry) => (
            <li key={entry.id}>
              <a href={entry.path}>{entry.title}</a>
            </li>
          ))}
          <li aria-current="page">{slice.primary.label || title}</li>
        </ol>
      </nav>
    </Section>
  );
}
