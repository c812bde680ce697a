"use client";

import { chainStatuses } from "@/features/shared/contracts/chains";
import { observer } from "@/features/shared/mobx";
import { localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

import { writeFilters } from "./filters";
import { messages } from "./messages";
import type { NodesStore } from "./NodesStore";

type Props = { store: NodesStore; locale: Locale; onCleared: () => void };

/** Empty result: tabs that have matches, and links to reset. */
export const NoChains = observer(function NoChains({ store, locale, onCleared }: Props) {
  const text = messages[locale];
  const { filters, counts } = store;
  const others = chainStatuses.filter((tab) => tab !== filters.tab && counts[tab] > 0);
  const clear = () => {
    store.clear();
    onCleared();
  };
  return (
    <Notice
      tone="empty"
      action={
        store.hasFilters ? (
          <Button size="small" onClick={clear}>
            {text.clear}
          </Button>
        ) : null
      }
    >
      {text.none(text.tabs[filters.tab], filters.q.trim())}
      {sentenceGap(locale)}
      {others.map((tab) => (
        <a
          key={tab}
          href={writeFilters({ ...filters, tab }) || "?"}
          onClick={(event) => {
            event.preventDefault();
            store.choose({ tab });
            onCleared();
          }}
        >
          {text.elsewhere(text.tabs[tab], counts[tab])}
        </a>
      ))}
      {others.length === 0 ? <a href={localizePath("/contact/", locale)}>{text.askFor}</a> : null}
    </Notice>
  );
});
