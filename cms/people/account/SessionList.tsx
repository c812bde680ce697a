import { useCallback } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { endSession, loadSessions } from "#cms/people/api.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { LastUsed } from "#cms/shell/time/LastUsed.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import styles from "#cms/shell/ui/rows.module.css";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { describeAgent } from "./describeAgent.ts";
import { messages } from "./messages.ts";

/** Open sessions of the signed-in person or of another one; each can be ended. */
export const SessionList = observer(function SessionList({ person }: { person?: string }) {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => loadSessions(person, signal), [person]),
  );
  const { failure, attempt } = useAttempt();
  const others = value?.results.filter((session) => !session.is_current) ?? [];
  const end = async (...ids: string[]) => {
    await attempt(async () => {
      for (const id of ids) await endSession(id);
      studio.announce(text.sessionEnded);
    });
    reload();
  };
  return (
    <>
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {value?.results.length === 0 ? <p>{text.noSessions}</p> : null}
      <ul className={styles.root}>
        {value?.results.map((session) => {
          const source = session.from ?? text.unknownSource;
          return (
            <li key={session.id}>
              <span>
                {session.agent ? describeAgent(session.agent) : source} {session.agent ? <small>{source}</small> : null}
              </span>
              <small>
                <span className={styles.detail}>
                  {text.opened} <Moment at={session.created} locale={locale} />
                </span>
                <LastUsed at={session.used} locale={locale} />
              </small>
              {session.is_current ? (
                <small>{text.thisSession}</small>
              ) : (
                <Button size="small" aria-label={text.endLabel(source)} onClick={() => void end(session.id)}>
                  {text.end}
                </Button>
              )}
            </li>
          );
        })}
        {others.length > 1 ? (
          <li>
            <span />
            <Button size="small" onClick={() => void end(...others.map(({ id }) => id))}>
              {others.length < (value?.results.length ?? 0) ? text.endOthers : text.endAll}
            </Button>
          </li>
        ) : null}
      </ul>
    </>
  );
});
