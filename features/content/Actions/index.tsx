import { isFilled } from "@prismicio/client";
import type { LinkField, Repeatable } from "@prismicio/client";

import { keyAnchor } from "@/features/shared/contracts/anchors";
import { ownValue } from "@/features/shared/contracts/ownValue";
import { translate } from "@/features/shared/contracts/translate";
import { filledLink } from "@/features/content/linkProps";
import type { Locale } from "@/features/shared/locale";
import { ButtonLink } from "@/features/shared/ui/Button";
import type { ButtonTone } from "@/features/shared/ui/Button";

import styles from "./index.module.css";

const tones: Record<string, ButtonTone> = { Primary: "primary", Secondary: "secondary", Link: "link" };

const messages = translate({
  en: { ownEndpoint: "Your endpoint" },
  cn: { ownEndpoint: "我的端点" },
});

type Links = LinkField | Repeatable<LinkField> | null | undefined;

/** An editor's links as buttons, in order; nothing when none is filled. */
export function Actions({ links, locale }: { links: Links; locale: Locale }) {
  const list = Array.isArray(links) ? links : [links];
  const filled = list.flatMap((link) => (link && isFilled.link(link) ? (filledLink(link, locale) ?? []) : []));
  if (filled.length === 0) return null;
  return (
    <p className={styles.root}>
      {filled.map(({ text, label, variant, ...link }) => (
        <ButtonLink key={`${link.href}${text}`} tone={ownValue(tones, variant) ?? "link"} {...link}>
          {link.href.endsWith(`#${keyAnchor}`) ? (
            <span className={styles.byKey}>
              <span>{label}</span>
              <span>{messages[locale].ownEndpoint}</span>
            </span>
          ) : (
            label
          )}
        </ButtonLink>
      ))}
    </p>
  );
}
