import { Share2 } from "lucide-react";

import { env } from "@/features/shared/env";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import styles from "./ShareLink.module.css";

/** Opens the window with the page's URL; without script a click shows the URL below the link. */
export function ShareLink({ path, locale }: { path: string; locale: Locale }) {
  const { share, address } = messages[locale];
  return (
    <div className={styles.root} data-markdown="none">
      <a href="#share" className={styles.link} data-opens="">
        <Share2 size={16} strokeWidth={1.5} aria-hidden="true" /> {share}
      </a>
      <p id="share" className={styles.address} data-no-script="">
        <label>
          {address} <input readOnly value={`${env.SITE_URL}${path}`} />
        </label>
      </p>
    </div>
  );
}
