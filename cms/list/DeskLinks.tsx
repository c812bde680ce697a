import { useCallback } from "react";

import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { writeScreenPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { searchDocuments } from "./api.ts";
import type { DocumentState } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./ListScreen.module.css";

const states = ["changed", "draft", "scheduled"] as const;

const countPages = async (state: DocumentState, signal: AbortSignal) =>
  (await searchDocuments({ states: [state], by_page: true, limit: 1 }, signal)).total;

const countRequests = async (signal: AbortSignal) => {
  const { loadRequests } = await import("#cms/review/api.ts");
  return (await loadRequests(signal)).results.length;
};

/** What is under way, each a link to its list; nothing for what is not. Without the counts, links alone. */
export const DeskLinks = observer(function DeskLinks({ current }: { current: string }) {
  const { locale } = useStudio();
  const text = messages[locale];
  const load = useCallback(
    (signal: AbortSignal) => Promise.all([...states.map((state) => countPages(state, signal)), countRequests(signal)]),
    [],
  );
  const { value, error } = useLoaded(load);
  const list = writeScreenPath("list");
  const links = [
    ...states.map((state) => ({ state, label: text.desk[state], href: `${list}?state=${state}` })),
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
