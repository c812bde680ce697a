import type { Content } from "@prismicio/client";

import { filledLink, SliceSection, WholeNames } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Icon } from "@/features/shared/ui/Icon";
import { QrCode } from "@/features/shared/ui/QrCode";

import styles from "./index.module.css";

type Kind = Content.ContactLinksSlice["primary"]["links"][number]["kind"];

const icons: Record<Kind, string> = {
  email: "mail",
  support_bot: "message",
  community: "users",
  calendar: "calendar",
  address: "globe",
  social: "network",
  availability: "chart",
  questions: "message",
  search: "search",
  page: "file",
};

export default function ContactLinks({ slice, context }: SliceProps<Content.ContactLinksSlice>) {
  const { locale } = context;
  const { title, lede, links } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
      <ul className={styles.root}>
        {links.map(({ kind, label, note, link, qr }, index) => {
          const target = filledLink(link, locale);
          return (
            <li key={index}>
              <Icon name={icons[kind]} />
              <strong>{label}</strong>
              <span className={styles.note}>
                <WholeNames text={note ?? ""} />
              </span>
              {target ? <a href={target.href}>{target.label}</a> : null}
              {target && qr ? (
                <>
                  <a href="#qr" data-opens="" data-markdown="none">
                    {qr}
                  </a>
                  <div id="qr" className={styles.code} data-no-script="">
                    <QrCode text={target.href} label={label ?? target.label} />
                  </div>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
    </SliceSection>
  );
}
