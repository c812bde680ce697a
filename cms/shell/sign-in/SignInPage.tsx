import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "@/features/shared/ui/Field";
import { Mark } from "@/features/shared/ui/Mark";
import { Notice } from "@/features/shared/ui/Notice";
import { signInProblems, toOwnPath } from "#cms/shell/signInPath.ts";

import { DocumentCounts } from "./DocumentCounts.tsx";
import type { DocumentCount } from "./DocumentCounts.tsx";
import { messages } from "./messages.ts";
import styles from "./SignInPage.module.css";

type Props = {
  locale: Locale;
  siteName: string;
  counts: readonly DocumentCount[];
  query: Record<string, string | string[] | undefined>;
};

const toText = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");
const maxNameLength = 60;
const maxWaitSeconds = 86_400;

/** A plain form that works without JavaScript, keeps the typed name, and shows why signing in failed. */
export function SignInPage({ locale, siteName, counts, query }: Props) {
  const text = messages[locale];
  const problem = signInProblems.find((one) => one === query.problem);
  const wait = Math.min(Math.max(Math.ceil(Number(toText(query.wait))) || 60, 1), maxWaitSeconds);
  const sentence = problem === "often" ? text.often(wait) : problem && text[problem];
  const name = toText(query.name).slice(0, maxNameLength);
  return (
    <main id="content" className={styles.root}>
      <a className={styles.home} href={localizePath("/", locale)} aria-label={text.back}>
        <Mark name={siteName} />
      </a>
      <div className={styles.text}>
        <h1>{text.title}</h1>
        <p>{text.lede}</p>
        {sentence ? <Notice tone={problem === "ended" ? "info" : "error"}>{sentence}</Notice> : null}
        <form className={styles.form} method="post" action="/api/studio/sign-in/">
          <input type="hidden" name="from" value={toOwnPath(toText(query.from))} />
          <Field label={text.name}>
            {(attributes) => (
              <input
                {...attributes}
                name="name"
                defaultValue={name}
                required
                maxLength={maxNameLength}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                autoFocus={!name}
              />
            )}
          </Field>
          <Field label={text.password} hint={text.hint}>
            {(attributes) => (
              <input
                {...attributes}
                name="password"
                type="password"
                required
                maxLength={200}
                autoComplete="current-password"
                autoFocus={name !== ""}
              />
            )}
          </Field>
          <Button type="submit" tone="primary">
            {text.signIn}
          </Button>
        </form>
      </div>
      <DocumentCounts counts={counts} locale={locale} />
    </main>
  );
}
