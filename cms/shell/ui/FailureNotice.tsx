import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import { messages } from "./messages.ts";

type Props = {
  title?: string;
  /** Why loading failed, `undefined` if it did not. */
  error?: unknown;
  /** Loads again; offered after a failure to load. */
  onRetry?: (() => void) | undefined;
  /** Why an action failed, `undefined` if none did. */
  failure?: unknown;
};

/** What failed, in words; nothing if nothing did. */
export function FailureNotice({ title, error, onRetry, failure }: Props) {
  const { locale } = useStudio();
  if (!error && !failure) return null;
  const retry = error && onRetry ? <Button onClick={onRetry}>{messages[locale].tryAgain}</Button> : undefined;
  return (
    <Notice tone="error" action={retry} {...(title ? { title } : {})}>
      {describeFailure(error ?? failure, locale)}
    </Notice>
  );
}
