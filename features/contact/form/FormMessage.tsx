import { ownValue } from "@/features/shared/contracts/ownValue";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

import { isFormId } from "@/features/shared/contracts/forms";
import type { FormName } from "@/features/shared/contracts/forms";
import { noJsMessages } from "./noJsMessages";
import { SentReceipt } from "./SentReceipt";
import styles from "./index.module.css";

type Props = {
  form: FormName;
  locale: Locale;
  result?: string | undefined;
  /** Token of a confirmation link, or of one that ends a subscription. */
  token?: string | undefined;
  leave?: string | undefined;
};

/** Whether a no-JS form is in progress; no other form is shown then. */
export const isSentWithoutJs = (result: string | undefined): boolean => result === "mail" || result === "confirmed";

/** Whether the page shows only a message instead of a form. */
export const isMessageOnly = ({ result, confirm, leave }: Record<string, string | undefined>): boolean =>
  Boolean(confirm) || Boolean(leave) || result === "left" || isSentWithoutJs(result);

/** The result of a no-JS form, or the button of a link in an e-mail; otherwise nothing. */
export function FormMessage({ form, locale, result, token, leave }: Props) {
  const text = noJsMessages[locale];
  if (token) return <Press action="confirm" token={token} locale={locale} text={text.confirmation} />;
  if (leave) return <Press action="leave" token={leave} locale={locale} text={text.leaving} />;
  const message = ownValue(text.results, result);
  if (!message) return null;
  const notice = (
    <Notice tone={message.tone} title={message.title}>
      {message.text}
    </Notice>
  );
  if (isSentWithoutJs(result) && isFormId(form)) {
    return <SentReceipt form={form} locale={locale} notice={result === "mail" ? notice : undefined} />;
  }
  return <div className={styles.message}>{notice}</div>;
}

type PressProps = {
  action: "confirm" | "leave";
  token: string;
  locale: Locale;
  text: { title: string; text: string; press: string };
};

const Press = ({ action, token, locale, text }: PressProps) => (
  <form method="post" action={`/api/forms/${action}/`}>
    <Notice
      tone="info"
      title={text.title}
      action={
        <Button type="submit" tone="primary">
          {text.press}
        </Button>
      }
    >
      {text.text}
    </Notice>
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="locale" value={locale} />
  </form>
);
