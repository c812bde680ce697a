import { isFilled } from "@prismicio/client";
import type { ImageField, KeyTextField, LinkField } from "@prismicio/client";
import { clsx } from "clsx";

import { ContentImage } from "@/features/content/ContentImage";
import { filledLink } from "@/features/content/linkProps";
import type { Locale } from "@/features/shared/locale";

import styles from "./index.module.css";

type Organization = { name: KeyTextField; line: KeyTextField; link: LinkField; logo: ImageField };

type Props = {
  organizations: Organization[];
  locale: Locale;
  /** Descriptions are sentences: at most two columns. */
  wide?: boolean;
};

/** Companies and projects in ruled columns: a logo where there is one, the name, a line. */
export function OrganizationList({ organizations, locale, wide }: Props) {
  return (
    <ul className={clsx(styles.root, wide && styles.wide)}>
      {organizations.map(({ name, line, link, logo }, index) => {
        const target = filledLink(link, locale);
        return (
          <li key={index}>
            {isFilled.image(logo) ? <ContentImage image={logo} className={styles.logo} sizes="10rem" /> : null}
            <strong>{target ? <a href={target.href}>{name || target.label}</a> : name}</strong>
            <span>{line}</span>
          </li>
        );
      })}
    </ul>
  );
}
