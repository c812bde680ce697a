import { useCallback, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { LastUsed } from "#cms/shell/time/LastUsed.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";
import rows from "#cms/shell/ui/rows.module.css";
import section from "#cms/shell/ui/section.module.css";
import { hasPasskeys } from "#cms/shell/passkey.ts";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { loadFactors } from "./api.ts";
import { appId } from "./contract.ts";
import { FactorDialog } from "./FactorDialog.tsx";
import type { FactorTask } from "./FactorDialog.tsx";
import { messages } from "./messages.ts";

/** The signed-in person's passkeys, authenticator app and recovery codes. */
export const FactorSection = observer(function FactorSection() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadFactors(signal), []));
  const [task, setTask] = useState<FactorTask>();
  const results = value?.results ?? [];
  const hasApp = results.some(({ id }) => id === appId);
  const findObstacle = (origin: string | null): string | undefined => {
    if (origin === null) return text.noHost;
    if (origin !== location.origin) return text.elsewhere(origin);
    return hasPasskeys() ? undefined : text.noBrowser;
  };
  const obstacle = value && findObstacle(value.origin);
  return (
    <div className={section.root}>
      <h2>{text.title}</h2>
      <p>{text.help}</p>
      <FailureNotice error={error} onRetry={reload} />
      {value && !obstacle && results.length === 0 ? <p>{text.none}</p> : null}
      <ul className={rows.root}>
        {results.map(({ id, name, created, used }) => {
          const own = id === appId ? text.app : name;
          return (
            <li key={id}>
              <span>
                {own}
                <small className={rows.detail}>
                  {text.since} <Moment at={created} locale={locale} />
                </small>
              </span>
              <small>
                <LastUsed at={used} locale={locale} />
              </small>
              <div className={rows.actions}>
                {id === appId ? null : (
                  <Button
                    size="small"
                    aria-label={joinWithColon(locale, text.rename, own)}
                    onClick={() => setTask({ kind: "rename", id, name })}
                  >
                    {text.rename}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={joinWithColon(locale, text.remove, own)}
                  onClick={() => setTask({ kind: "remove", id, name: own })}
                >
                  {text.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {value && results.length > 0 ? <p>{text.codesLeft(value.codes)}</p> : null}
      {obstacle ? <p>{obstacle}</p> : null}
      {value ? (
        <div className={form.actions}>
          {obstacle ? null : <Button onClick={() => setTask({ kind: "passkey" })}>{text.addPasskey}</Button>}
          {hasApp ? null : <Button onClick={() => setTask({ kind: "app" })}>{text.addApp}</Button>}
          {results.length > 0 ? <Button onClick={() => setTask({ kind: "codes" })}>{text.renew}</Button> : null}
        </div>
      ) : null}
      {task ? (
        <FactorDialog
          task={task}
          onClose={() => {
            setTask(undefined);
            reload();
          }}
        />
      ) : null}
    </div>
  );
});
