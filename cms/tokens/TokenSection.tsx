import { useCallback, useState } from "react";
import { Plus } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { describeScope } from "#cms/models/typeModels.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { messages as frameMessages } from "#cms/shell/messages.ts";
import { LastUsed } from "#cms/shell/time/LastUsed.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import section from "#cms/shell/ui/section.module.css";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { AgentSessionList } from "./AgentSessionList.tsx";
import { loadTokens, revokeToken } from "./api.ts";
import type { CreatedToken } from "./contract.ts";
import { CopyField } from "./CopyField.tsx";
import { messages } from "./messages.ts";
import { TokenForm } from "./TokenForm.tsx";
import styles from "./TokenSection.module.css";

/** Personal tokens: made, shown once, listed and revoked; and what agents changed with them. */
export const TokenSection = observer(function TokenSection() {
  const studio = useStudio();
  const { locale, models, person: self } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadTokens(signal), []));
  const [created, setCreated] = useState<CreatedToken>();
  /** Id of the token whose revocation waits for a second click. */
  const [doubtedId, setDoubtedId] = useState<string>();
  const { failure, attempt } = useAttempt();
  const [isAdding, setAdding] = useState(false);
  const mcpUrl = `${location.origin}/studio/mcp`;
  const revoke = async (id: string, name: string) => {
    await attempt(async () => {
      await revokeToken(id);
      if (created?.id === id) setCreated(undefined);
      studio.announce(text.revoked(name));
    });
    reload();
  };
  return (
    <>
      <div className={section.root}>
        <h2>{text.title}</h2>
        <p>{text.help}</p>
        <CopyField label={text.mcpUrl} value={mcpUrl} copyLabel={text.copyUrl} copied={text.urlCopied} />
        {created ? (
          <Notice tone="ok">
            <div className={styles.shown}>
              <CopyField
                label={text.shownOnce(created.name)}
                value={created.token}
                copyLabel={text.copy}
                copied={text.copied}
                autoFocus
              />
              <CopyField
                label={text.command}
                value={`claude mcp add --transport http studio ${mcpUrl} --header "Authorization: Bearer ${created.token}"`}
                copyLabel={text.copyUrl}
                copied={text.commandCopied}
              />
            </div>
          </Notice>
        ) : null}
        <FailureNotice error={error} failure={failure} onRetry={reload} />
        {value?.results.length === 0 && !created ? <p>{text.none}</p> : null}
        <ul className={rows.root}>
          {value?.results.map(({ id, name, person, role, languages, types, expires, used }) => (
            <li key={id}>
              <span>
                {isWriteToken(person) ? text.writeToken : name}{" "}
                {person.id === self?.id || isWriteToken(person) ? null : <small>{text.by(person.name)}</small>}
                <small className={rows.detail}>
                  {[frameMessages[locale].roles[role], ...describeScope(models, { languages, types })].join(" · ")}
                </small>
              </span>
              <small>
                <span className={rows.detail}>
                  <LastUsed at={used} locale={locale} />
                </span>
                {expires === null ? (
                  text.endless
                ) : (
                  <>
                    {text.ends} <Moment at={expires} locale={locale} />
                  </>
                )}
              </small>
              <span className={rows.actions}>
                <small role="status">{doubtedId === id ? text.revokeSure : ""}</small>
                <Button
                  size="small"
                  aria-label={text.revokeLabel(name)}
                  onClick={({ detail }) => {
                    if (doubtedId !== id) setDoubtedId(id);
                    // The second click of a double click confirms nothing.
                    else if (detail < 2) void revoke(id, name);
                  }}
                >
                  {text.revoke}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {isAdding ? (
          <Dialog title={text.add} onClose={() => setAdding(false)}>
            <TokenForm
              onClose={() => setAdding(false)}
              onCreated={(token) => {
                setAdding(false);
                setCreated(token);
                reload();
              }}
            />
          </Dialog>
        ) : null}
        <Button className={styles.add} onClick={() => setAdding(true)}>
          <Plus size={16} strokeWidth={2} aria-hidden="true" />
          {text.add}
        </Button>
      </div>
      <AgentSessionList />
    </>
  );
});

// The holder of the write token is no person.
const isWriteToken = ({ id }: PersonRef) => id === "token";
