import { Flags } from "@/features/shared/ui/Flag";
import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";
import { CloseButton } from "@/features/site-chrome/CloseButton";
import styles from "./index.module.css";

export type Promotion = {
  name: string;
  flag: string | null | undefined;
  text: string;
  link: { href: string; text: string } | undefined;
  dismissible: boolean;
};

/** The promotion that runs now, above the header; it can be closed for good by its name. */
export function PromoBar({ promotion, locale }: { promotion: Promotion | undefined; locale: Locale }) {
  if (!promotion) return null;
  const text = messages[locale];
  // A visitor who closed it never sees it again, not even for the moment until scripts run.
  const name = promotion.name.replace(/[^\w-]/g, "");
  const closed = `[data-closed-banner="${name}"] [data-banner="${name}"]{display:none}`;
  return (
    <aside className={styles.root} data-theme="ink" aria-label={text.promotion} data-banner={name}>
      <style dangerouslySetInnerHTML={{ __html: closed }} />
      <div className={styles.inner}>
        <Flags choice={promotion.flag} />
        <p>
          {promotion.text} {promotion.link ? <a href={promotion.link.href}>{promotion.link.text}</a> : null}
        </p>
        {promotion.dismissible ? <CloseButton name={name} label={text.closeBanner} /> : null}
      </div>
    </aside>
  );
}
