import { useCallback } from "react";

import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { loadParts } from "#cms/shell/lazyPart.ts";
import { writeScreenPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { searchDocuments } from "./api.ts";
import { writeFilters } from "./filterUrl.ts";
import { toSearch } from "./ListStore.ts";
import type { ListFilters } from "./ListStore.ts";
import { messages } from "./messages.ts";
import styles from "./ListScreen.module.css";

const states = ["changed", "draft", "scheduled"] as const;

const count = async (filters: ListFilters, signal: AbortSignal) =>
  (await searchDocuments({ ...toSearch(filters), limit: 1 }, signal)).total;

const countRequests = async (signal: AbortSignal) => {
  const { loadRequests } = await loadParts();
  return (await loadRequests(signal)).results.length;
};

/** What is under way of a type and language, each a link to its list; nothing for what is not. Without the counts, links alone. */
export const DeskLinks = observer(function DeskLinks({ filters }: { filters: ListFilters }) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { type, lang, state: current } = filters;
  const load = useCallback(
    (signal: AbortSignal) =>
      Promise.all([
        ...states.map((state) => count({ text: "", type, lang, state }, signal)),
        // Requests are of all types and languages.
        type || lang ? 0 : countRequests(signal),
      ]),
    [type, lang],
  );
  const { value, error } = useLoaded(load);
  const links = [
    ...states.map((state) => ({
      state,
      label: text.desk[state],
      href: `${writeScreenPath("list")}${writeFilters({ text: "", type, lang, state })}`,
    })),
    { state: undefined, label: text.desk.waiting, href: writeScreenPath("waiting") },
  ];
  return (
    <nav className={styles.desk} aria-label={text.deskLabel}>
      {links.map(({ state, label, href }, index) => (
        <StudioLink
          key={href}
          href={href}
          aria-current={state && state === current ? "true" : undefined}
          data-none={value ? value[index] === 0 && state !== current : error === undefined}
        >
          {label} {value ? <small>{formatNumber(value[index] ?? 0, locale)}</small> : null}
        </StudioLink>
      ))}
    </nav>
  );
});
