import type { ReactNode } from "react";
import { Play } from "lucide-react";

import { getPunctuation, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

import { getPlayerUrl } from "./getPlayerUrl";
import styles from "./index.module.css";

const words = translate({
  en: {
    play: "Play",
    from: (host: string) => `Loads from ${host}.`,
    note: "Nothing is requested there before you press play.",
  },
  cn: { play: "播放", from: (host: string) => `来自 ${host}。`, note: "点击播放之前不会向该站发送任何请求。" },
});

type Props = { url: string; title: string; locale: Locale; children?: ReactNode };

/**
 * An external video, loaded on click: the shell replaces the link by the player. Without JavaScript, and for sites without
 * a known player, the link opens the video's page.
 */
export function VideoLink({ url, title, locale, children }: Props) {
  const text = words[locale];
  const player = getPlayerUrl(url);
  return (
    <a className={styles.root} href={url} rel="noopener" data-player={player} data-title={title}>
      {children}
      <span className={styles.play}>
        <Play size={18} aria-hidden="true" />
        {`${text.play}${getPunctuation(locale).colon}${title}`}
      </span>
      <small>{[text.from(new URL(url).hostname), player && text.note].filter(Boolean).join(sentenceGap(locale))}</small>
    </a>
  );
}
