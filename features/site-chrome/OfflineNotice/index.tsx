import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";
import styles from "./index.module.css";

/** Notice that the browser is offline; shown and hidden by the shell's script. */
export const OfflineNotice = ({ locale }: { locale: Locale }) => (
  <p className={styles.root} role="status" data-offline="" hidden>
    {messages[locale].offline}
  </p>
);
