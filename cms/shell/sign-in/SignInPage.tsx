import { htmlLang, locales, localizePath, ownName } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Field } from "@/features/shared/ui/Field";
import { Mark } from "@/features/shared/ui/Mark";
import { Notice } from "@/features/shared/ui/Notice";
import { signInPath, signInProblems, signInSteps, toOwnPath } from "#cms/shell/signInPath.ts";

import { DocumentCounts } from "./DocumentCounts.tsx";
import type { DocumentCount } from "./DocumentCounts.tsx";
import { messages } from "./messages.ts";
import { PasskeyForm } from "./PasskeyForm.tsx";
import styles from "./SignInPage.module.css";

type Props = {
  locale: Locale;
  siteName: string;
  /** Origin of the site, where passkeys work. */
  origin: string;
  counts: readonly DocumentCount[];
  query: Record<string, string | string[] | undefined>;
};

const toText = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");
const signInAction = "/api/studio/sign-in/";
const formId = "sign-in";
const maxNameLength = 60;
const maxWaitSeconds = 86_400;

/**
 * A plain form that works without JavaScript, keeps the typed name, and shows why signing in failed. Where a second factor is on, a second
 * form takes the code.
 */
export function SignInPage({ locale, siteName, origin, counts, query }: Props) {
  const text = messages[locale];
  const problem = signInProblems.find((one) => one === query.problem);
  const step = signInSteps.find((one) => one === query.step);
  const wait = Math.min(Math.max(Math.ceil(Number(toText(query.wait))) || 60, 1), maxWaitSeconds);
  const sentence = problem === "often" ? text.often(wait) : problem && text[problem];
  const name = toText(query.name).slice(0, maxNameLength);
  const from = toOwnPath(toText(query.from));
  const drawPassword = () => (
    <>
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
      <Field label={text.password} error={problem === "wrong" ? sentence : undefined}>
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
    </>
  );
  const drawCode = (hasApp: boolean) => (
    <>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="step" value={step} />
      <Field
        label={hasApp ? text.codeLabel : text.recoveryCode}
        hint={hasApp ? text.codeHint : text.recoveryHint}
        error={problem === "code" ? sentence : undefined}
      >
        {(attributes) => (
          <input
            {...attributes}
            name="code"
            className={styles.code}
            required
            maxLength={40}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        )}
      </Field>
    </>
  );
  return (
    <main id="content" className={styles.root}>
      <div className={styles.top}>
        <a className={styles.home} href={localizePath("/", locale)} aria-label={text.back}>
          <Mark name={siteName} />
        </a>
      </div>
      <div className={styles.text}>
        <h1>{step ? text.stepTitle(name) : text.title}</h1>
        <p>{step ? text.stepLede : text.lede}</p>
        {sentence && problem !== "wrong" && problem !== "code" ? (
          <Notice tone={problem === "ended" ? "info" : "error"}>{sentence}</Notice>
        ) : null}
        <form id={formId} method="post" action={signInAction}>
          <input type="hidden" name="from" value={from} />
          {step ? drawCode(step === "code") : drawPassword()}
          <Button type="submit" tone="primary">
            {text.signIn}
          </Button>
        </form>
        <PasskeyForm
          origin={origin}
          elsewhere={<Notice tone="error">{text.elsewhere(origin)}</Notice>}
          failed={<Notice tone="error">{text.noPasskey}</Notice>}
        >
          <input type="hidden" name="from" value={from} />
          <Button type="submit">{text.usePasskey}</Button>
        </PasskeyForm>
        {step ? (
          <a href={signInPath}>{text.startAgain}</a>
        ) : (
          <>
            <Disclosure className={styles.help} summary={text.help}>
              <p>{text.helpReset}</p>
              <p>{text.helpFirst}</p>
            </Disclosure>
            {/* Sent with the form, so that the typed name comes along; after its own button, which Enter presses. */}
            <p className={styles.languages}>
              {locales.map((one) => (
                <Button
                  key={one}
                  type="submit"
                  tone="link"
                  size="small"
                  form={formId}
                  formNoValidate
                  name="locale"
                  value={one}
                  lang={htmlLang(one)}
                  aria-current={one === locale ? "true" : undefined}
                >
                  {ownName(one)}
                </Button>
              ))}
            </p>
          </>
        )}
      </div>
      <DocumentCounts counts={counts} locale={locale} />
    </main>
  );
}
