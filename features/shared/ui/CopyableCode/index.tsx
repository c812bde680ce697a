import type { ReactNode } from "react";

import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import styles from "./index.module.css";

const words = translate({ en: "Copy the code", cn: "复制代码" });

/** A block of code with a button that copies it. */
export const CopyableCode = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <div className={styles.root} data-code="">
    {children}
    <span className={styles.copy}>
      <CopyButton locale={locale} label={words[locale]} quiet />
    </span>
  </div>
);
