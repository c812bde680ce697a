import type { Content } from "@prismicio/client";

import type { SliceProps } from "@/features/content";
import { readAncestors } from "@/features/content/server";
import { translate } from "@/features/shared/contracts/translate";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { Section } from "@/features/shared/ui/Section";

import styles from "./index.module.css";

const words = translate({ en: "You are here", cn: "当前位置" });

export default async function Breadcrumbs({ slice, context }: SliceProps<Content.BreadcrumbsSlice>) {
  const { locale, path, query, slices, title } = context;
  const above = await readAncestors(path, locale);
  const own = slice.primary.label || title;
  // The page of dedicated nodes is that of the chain in its URL.
  const chain = slices?.some(({ slice_type }) => slice_type === "dedicated") ? findChain(query.chain ?? "") : undefined;
  return (
    <Section spacing="compact" className={styles.root} sliceType={slice.slice_type} variation={slice.variation}>
      <nav aria-label={words[locale]}>
        <ol>
          {above.map((entry) => (
            <li key={entry.id}>
              <a href={entry.path}>{entry.title}</a>
            </li>
          ))}
          {chain?.isDedicated ? (
            <li>
              <a href={path}>{own}</a>
            </li>
          ) : null}
          <li aria-current="page">{chain?.isDedicated ? chain.name : own}</li>
        </ol>
      </nav>
    </Section>
  );
}
