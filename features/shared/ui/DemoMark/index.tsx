import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

import styles from "./index.module.css";

const messages = translate<string>({ en: "Demo data", cn: "演示数据" });

/** Marks sample figures that were not measured; links to the page that explains what is real. The space divides it from text, also in Markdown. */
export const DemoMark = ({ locale }: { locale: Locale }) => (
  <>
    <a className={styles.root} href={localizePath("/demo-data/", locale)}>
      {messages[locale]}
    </a>{" "}
  </>
);
