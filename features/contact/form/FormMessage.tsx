import { ownValue } from "@/features/shared/contracts/ownValue";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

import type { FormId } from "@/features/shared/contracts/forms";
import { noJsMessages } from "./noJsMessages";
import { SentReceipt } from "./SentReceipt";
import styles from "./index.module.css";

type Props = { form: FormId; locale: Locale; result?: string | undefined; token?: string | undefined };

/** Whether a no-JS form is in progress; no other form is shown then. */
export const isSentWithoutJs = (result: string | undefined): boolean => result === "mail" || result === "confirmed";

/** The result of a no-JS form, or the button of a confirmation link; otherwise nothing. */
export function FormMessage({ form, locale, result, token }: Props) {
  const text = noJsMessages[locale];
  if (token) {
    return (
      <form method="post" action="/api/forms/confirm/">
        <Notice
          tone="info"
          title={text.confirmTitle}
          action={
            <Button type="submit" tone="primary">
              {text.confirm}
            </Button>
          }
        >
          {text.confirmText}
        </Notice>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="locale" value={locale} />
      </form>
    );
  }
  const message = ownValue(text.results, result);
  if (!message) return null;
  const notice = (
    <Notice tone={message.tone} title={message.title}>
      {message.text}
    </Notice>
  );
  if (isSentWithoutJs(result)) return <SentReceipt form={form} locale={locale} notice={notice} />;
  return <div className={styles.message}>{notice}</div>;
}
