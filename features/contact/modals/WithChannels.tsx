import { Bot, Calendar, Mail, Users } from "lucide-react";
import type { ReactNode } from "react";

import { messages } from "@/features/contact/messages";
import type { Locale } from "@/features/shared/locale";

import type { Channels } from "./Channels";
import styles from "./views.module.css";

type Props = { locale: Locale; channels: Channels; children: ReactNode };

/** A form with the other ways beside it, or below it on phones: call, direct message, bot, community, as the settings name them. */
export function WithChannels({ locale, channels, children }: Props) {
  const text = messages[locale];
  const { calendar, email, bot, community } = channels;
  const links = [
    { Drawing: Calendar, name: "book", link: calendar },
    { Drawing: Mail, name: "direct", link: email },
    { Drawing: Bot, name: "bot", link: bot },
    { Drawing: Users, name: "community", link: community },
  ] as const;
  return (
    <div className={styles.beside}>
      <div className={styles.root}>{children}</div>
      <ul className={styles.channels}>
        {links.map(({ Drawing, name, link }) =>
          link ? (
            <li key={name}>
              <a href={link.href} rel="noopener">
                <Drawing size={18} strokeWidth={1.5} aria-hidden="true" /> {text[name]}
              </a>
              <p>{text.channelNotes[name]}</p>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
