import { regions, usualRegion } from "@/features/shared/platform/regions";
import { Flag, Flags } from "@/features/shared/ui/Flag";
import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";
import { CloseButton } from "@/features/site-chrome/CloseButton";
import styles from "./index.module.css";

type Promotion = {
  name: string;
  flag: string | null | undefined;
  text: string;
  link: { href: string; label: string } | undefined;
  dismissible: boolean;
};

type Props = { promotion: Promotion | undefined; locale: Locale };

/** The promotion that runs now, above the header; it can be closed for good by its name. */
export function PromoBar({ promotion, locale }: Props) {
  if (!promotion) return null;
  const text = messages[locale];
  // The inline head script hides the banner of this name if the visitor closed it.
  const name = promotion.name.replace(/[^\w-]/g, "");
  return (
    <aside className={styles.root} data-theme="ink" aria-label={text.promotion} data-banner={name}>
      <div className={styles.inner}>
        <Flags choice={promotion.flag} />
        <div className={styles.words}>
          {promotion.text} {promotion.link ? <PromotionLink {...promotion.link} locale={locale} /> : null}
        </div>
        {promotion.dismissible ? <CloseButton name={name} label={text.closeBanner} /> : null}
      </div>
    </aside>
  );
}

type LinkProps = NonNullable<Promotion["link"]> & { locale: Locale };

/** A link; the one for the choice of a region opens it inline. */
function PromotionLink({ href, label, locale }: LinkProps) {
  if (!href.endsWith("#location")) return <a href={href}>{label}</a>;
  return (
    <details className={styles.location} data-menu="location">
      <summary>{label}</summary>
      <span className={styles.regions} role="group" aria-label={label}>
        {regions.map(({ id, flag, name: { [locale]: name } }) => (
          <button
            key={id}
            type="button"
            data-choose-region={id}
            aria-pressed={id === usualRegion}
            suppressHydrationWarning
          >
            <Flag name={flag} size={18} /> {name}
          </button>
        ))}
      </span>
    </details>
  );
}
