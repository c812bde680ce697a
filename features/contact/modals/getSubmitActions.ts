import type { ModalStore } from "@/features/app-state";
import { messages } from "@/features/contact/messages";
import type { Locale } from "@/features/shared/locale";

/** The failure notice is shown over the form in a modal, so that no text is lost. */
export function getSubmitActions(store: ModalStore, locale: Locale) {
  const text = messages[locale];
  return {
    onFailed: (kind: "failed" | "limited") =>
      store.cover(
        kind === "limited"
          ? { kind: "notice", isError: true, title: text.limitedTitle, detail: text.limited }
          : { kind: "notice", isError: true, title: text.failureTitle, detail: text.failure },
      ),
  };
}
