import type { ModalStore } from "@/features/app-state";
import { messages } from "@/features/contact/messages";
import type { Locale } from "@/features/shared/locale";

/** The notices that follow a form in a window: thanks in its place, or a failure over it, so that nothing typed is lost. */
export function getSubmitActions(store: ModalStore, locale: Locale) {
  const text = messages[locale];
  return {
    onSent: () => store.open({ kind: "notice", isError: false, title: text.successTitle, detail: text.success }),
    onFailed: (kind: "failed" | "limited") =>
      store.cover(
        kind === "limited"
          ? { kind: "notice", isError: true, title: text.limitedTitle, detail: text.limited }
          : { kind: "notice", isError: true, title: text.failureTitle, detail: text.failure },
      ),
  };
}
