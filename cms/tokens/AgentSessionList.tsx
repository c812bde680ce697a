import { useCallback, useState } from "react";

import { formatMoment } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import section from "#cms/shell/ui/section.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { loadAgentSessions, undoAgentSession } from "./api.ts";
import type { AgentSession } from "./contract.ts";
import { messages } from "./messages.ts";

/** What agents changed, by session, each taken back with one press. */
export const AgentSessionList = observer(function AgentSessionList() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadAgentSessions(signal), []));
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const undo = async (id: string) => {
    setBusy(id);
    setFailure(undefined);
    try {
      const { documents } = await undoAgentSession(id);
      const count = documents.filter(({ state }) => state === "undone").length;
      studio.announce(text.tookBack(count, documents.length));
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
    }
    setBusy(undefined);
    reload();
  };
  return (
    <section id="agents" className={section.root}>
      <h2>{text.sessionsTitle}</h2>
      <p>{text.sessionsHelp}</p>
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {value?.results.length === 0 ? <p>{text.noSessions}</p> : null}
      <ul className={rows.root}>
        {value?.results.map((session) => {
          const { id, by, started, undone } = session;
          const agent = by.agent ?? by.name;
          return (
            <li key={id}>
              <details data-fold="">
                <summary>
                  <span>
                    {text.agentOf(agent, by.name)} · <Moment at={started} locale={locale} />{" "}
                    <small>{describeOutcome(session, text)}</small>
                  </span>
                </summary>
                <ul>
                  {session.documents.map((document) => (
                    <li key={document.id}>
                      <StudioLink href={writeDocumentPath(document.id)}>{document.title || document.id}</StudioLink>{" "}
                      <small>{text.states[document.state]}</small>
                    </li>
                  ))}
                </ul>
              </details>
              {undone === null ? (
                <Button
                  size="small"
                  disabled={busy !== undefined}
                  aria-label={text.takeBackLabel(agent, formatMoment(new Date(started), locale))}
                  onClick={() => void undo(id)}
                >
                  {busy === id ? text.takingBack : text.takeBack}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
});

type Text = (typeof messages)["en"];

function describeOutcome({ documents, undone }: AgentSession, text: Text): string {
  const count = documents.filter(({ state }) => state === "undone").length;
  return undone === null ? text.documents(documents.length) : text.tookBack(count, documents.length);
}
