import { ownValue } from "@/features/shared/contracts/ownValue";
import { messages } from "@/features/console/messages";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

type Props = { code: string; message: string; wait: number | undefined; locale: Locale; onRetry: () => void };

/** Why there is no answer, when there can be one, and another try. */
export function CallErrorNotice({ code, message, wait, locale, onRetry }: Props) {
  const text = messages[locale];
  const isLimit = code === "rate_limited" || code === "busy";
  return (
    <Notice
      tone={isLimit ? "limit" : "error"}
      title={ownValue(text.refused, code) ?? text.failed}
      action={
        <Button size="small" onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      {wait === undefined ? null : text.wait(wait)}
      {/* The gateway's message names the invalid part. */}
      {code === "bad_parameters" ? <span lang="en">{message}</span> : null}
    </Notice>
  );
}
