import { EditorLanding } from "@/features/content/server";
import { listOtherLocales, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Behaviour } from "@/features/site-chrome";
import { LocaleSwitch } from "@/features/site-chrome/server";

import styles from "./EditorPage.module.css";

type Props = {
  locale: Locale;
  about: "preview" | "unreachable" | "simulator";
  /** Path of the page without its language. */
  path: string;
};

/** Page shown when an editors' URL is opened directly, with the language toggle. */
export function EditorPage({ locale, about, path }: Props) {
  const targets = listOtherLocales(locale).map((other) => ({ locale: other, path: localizePath(path, other) }));
  return (
    <>
      <header className={styles.root}>
        <LocaleSwitch locale={locale} targets={targets} />
      </header>
      <EditorLanding locale={locale} about={about} />
      <Behaviour />
    </>
  );
}
