import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { ContentImage, filledLink, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";

import styles from "./index.module.css";

export default function Customers({ slice, context }: SliceProps<Content.CustomersSlice>) {
  const { locale } = context;
  const { title, lede, note, customers } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
      <ul className={styles.root}>
        {customers.map(({ name, fact, link, logo }, index) => {
          const target = filledLink(link, locale);
          return (
            <li key={index}>
              {isFilled.image(logo) ? <ContentImage image={logo} className={styles.logo} sizes="10rem" /> : null}
              <strong>{target ? <a href={target.href}>{name}</a> : name}</strong>
              <span>{fact}</span>
            </li>
          );
        })}
      </ul>
      {note ? <p className={styles.note}>{note}</p> : null}
    </SliceSection>
  );
}
