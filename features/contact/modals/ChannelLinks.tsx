import { Bot, Calendar, Mail, Users } from "lucide-react";

import { messages } from "@/features/contact/messages";
import type { Locale } from "@/features/shared/locale";

import type { Channels } from "./Channels";
import styles from "./views.module.css";

/** Book a call, direct message, support bot, community: those that the settings name. */
export function ChannelLinks({ locale, channels }: { locale: Locale; channels: Channels }) {
  const text = messages[locale];
  const { calendar, email, bot, community } = channels;
  const links = [
    { Drawing: Calendar, label: text.book, link: calendar },
    { Drawing: Mail, label: text.direct, link: email },
    { Drawing: Bot, label: text.bot, link: bot },
    { Drawing: Users, label: text.community, link: community },
  ] as const;
  return (
    <ul className={styles.channels}>
      {links.map(({ Drawing, label, link }) =>
        link ? (
          <li key={label}>
            <a href={link.href} rel="noopener">
              <Drawing size={18} strokeWidth={1.5} aria-hidden="true" /> {label}
            </a>
          </li>
        ) : null,
      )}
    </ul>
  );
}
