"use client";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";

import { messages } from "@/features/contact/messages";
import type { FormStore } from "./FormStore";

/** Why a form was not sent, in the words of the specification. */
export const FormResult = observer(function FormResult({ store, locale }: { store: FormStore; locale: Locale }) {
  const text = messages[locale];
  const { kind } = store.state;
  if (kind === "failed") return <Notice tone="error">{text.failure}</Notice>;
  if (kind === "offline") return <Notice tone="warning">{text.offline}</Notice>;
  if (kind !== "limited") return null;
  return (
    <Notice tone="limit" title={text.limitedTitle}>
      {text.limited}
    </Notice>
  );
});
