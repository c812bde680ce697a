import { messages } from "@/features/content/preview/messages";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import styles from "./index.module.css";

type Props = {
  locale: Locale;
  /** Why the landing is shown: no preview token, a preview that cannot be opened, or a simulator outside an editor. */
  about: "preview" | "unreachable" | "simulator";
};

/** Page shown when an editors' URL is opened directly. */
export function EditorLanding({ locale, about }: Props) {
  const text = messages[locale];
  const [heading, words] = {
    preview: [text.heading, text.explanation],
    unreachable: [text.heading, text.unreachable],
    simulator: [text.simulator, text.simulatorUse],
  }[about];
  return (
    <main className={styles.root}>
      <h1>{heading}</h1>
      <p>{words}</p>
      <p>
        <a href={localizePath("/", locale)}>{text.home}</a>
      </p>
    </main>
  );
}
