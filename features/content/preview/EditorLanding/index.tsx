import { messages } from "@/features/content/preview/messages";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import styles from "./index.module.css";

type Props = {
  locale: Locale;
  /** A preview URL without a preview, with one that cannot be opened now, or the slice simulator outside an editor. */
  about: "preview" | "unreachable" | "simulator";
};

/** What stands at a URL that is an editor's, for whoever opens it by itself. */
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
