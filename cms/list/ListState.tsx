import { ownValue } from "#contracts/ownValue.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { findDataType, findPageType, getTypeLabel } from "#cms/models/typeModels.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { EmptyScreen } from "#cms/shell/ui/EmptyScreen.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";

import type { ListStore } from "./ListStore.ts";
import { messages } from "./messages.ts";

/** Replaces the rows while there are none: loading, empty, no match, or failed. */
export const ListState = observer(function ListState({ store, onClear }: { store: ListStore; onClear: () => void }) {
  const studio = useStudio();
  const text = messages[studio.locale];
  const { state, total } = store;
  if (state.kind === "failed") {
    return <FailureNotice title={text.failedTitle} error={state.error} onRetry={() => void store.load()} />;
  }
  if (state.kind === "loading") {
    return <LoadingRows>{text.loadingRow}</LoadingRows>;
  }
  if (total > 0) return null;
  const { emptyType: type } = store;
  if (type) {
    const dataType = findDataType(studio.models, type);
    const pageType = findPageType(studio.models, type);
    const newOf = dataType ?? pageType;
    return (
      <EmptyScreen
        title={text.noneOf(getTypeLabel(studio.models, type))}
        action={
          <Button
            onClick={() =>
              dataType
                ? studio.openNewDocument(dataType.id)
                : studio.open("new-page", pageType && { type: pageType.id })
            }
          >
            {newOf ? text.newOf(newOf.label) : text.newPage}
          </Button>
        }
      >
        {ownValue(text.uses, type) ?? (dataType ? text.otherUse : null)}
      </EmptyScreen>
    );
  }
  return store.isFiltered ? (
    <Notice tone="empty" title={text.emptyTitle} action={<Button onClick={onClear}>{text.clear}</Button>}>
      {text.emptyText}
    </Notice>
  ) : (
    <Notice
      tone="empty"
      title={text.noneTitle}
      action={<Button onClick={() => studio.open("new-page")}>{text.newPage}</Button>}
    >
      {text.noneText}
    </Notice>
  );
});
