import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { writeDocumentPath, writeListPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { messages } from "./messages.ts";
import type { ReplaceStore } from "./ReplaceStore.ts";

/** The result of a replacement or its undo, with the documents left unchanged. */
export const ReplaceOutcome = observer(function ReplaceOutcome({ store }: { store: ReplaceStore }) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { state } = store;
  if (state.kind !== "replaced" && state.kind !== "undone") return null;
  const { id, replacement, changed, left, places } = state.replacement;
  const documents = formatNumber(changed.length, locale);
  const isReplaced = state.kind === "replaced";
  const done = replacement ? text.replaced : text.removed;
  const undo = (
    <Button size="small" onClick={() => void store.undo(id)}>
      {text.undo}
    </Button>
  );
  return (
    <>
      <Notice tone="ok" {...(isReplaced && changed.length > 0 ? { action: undo } : {})}>
        {isReplaced ? done(formatNumber(places, locale), documents) : text.undone(documents)}
        {isReplaced && changed.length > 0 ? (
          <>
            {" "}
            <StudioLink href={writeListPath({ state: "changed" })}>{text.toDrafts}</StudioLink>
          </>
        ) : null}
      </Notice>
      {left.length > 0 ? (
        <Notice tone="warning">
          {text.left}
          <ul>
            {left.map((document) => (
              <li key={document.id}>
                <StudioLink href={writeDocumentPath(document.id)}>{document.title || document.id}</StudioLink>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
});
