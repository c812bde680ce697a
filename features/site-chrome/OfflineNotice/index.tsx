import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";
import styles from "./index.module.css";

/** Says that the connection is gone; shown by the shell's script, for as long as it lasts. */
export const OfflineNotice = ({ locale }: { locale: Locale }) => (
  <p className={styles.root} role="status" data-offline="" hidden>
    {messages[locale].offline}
  </p>
);
