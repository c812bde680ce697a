import { Flags } from "@/features/shared/ui/Flag";
import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";
import { CloseButton } from "@/features/site-chrome/CloseButton";
import styles from "./index.module.css";

export type Promotion = {
  name: string;
  flag: string | null | undefined;
  text: string;
  link: { href: string; label: string } | undefined;
  dismissible: boolean;
};

/** The promotion that runs now, above the header; it can be closed for good by its name. */
export function PromoBar({ promotion, locale }: { promotion: Promotion | undefined; locale: Locale }) {
  if (!promotion) return null;
  const text = messages[locale];
  // By this name the page's first script hides it from a visitor who closed it.
  const name = promotion.name.replace(/[^\w-]/g, "");
  return (
    <aside className={styles.root} data-theme="ink" aria-label={text.promotion} data-banner={name}>
      <div className={styles.inner}>
        <Flags choice={promotion.flag} />
        <p>
          {promotion.text} {promotion.link ? <a href={promotion.link.href}>{promotion.link.label}</a> : null}
        </p>
        {promotion.dismissible ? <CloseButton name={name} label={text.closeBanner} /> : null}
      </div>
    </aside>
  );
}
