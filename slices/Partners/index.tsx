import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { ContentImage, filledLink, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";

import styles from "./index.module.css";

export default function Partners({ slice, context }: SliceProps<Content.PartnersSlice>) {
  const { locale } = context;
  const { title, lede, partners } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
      <ul className={styles.root}>
        {partners.map(({ name, text, link, logo }, index) => {
          const target = filledLink(link, locale);
          return (
            <li key={index}>
              {isFilled.image(logo) ? <ContentImage image={logo} className={styles.logo} sizes="8rem" /> : null}
              <strong>{target ? <a href={target.href}>{name}</a> : name}</strong>
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </SliceSection>
  );
}
