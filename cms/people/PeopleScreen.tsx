import { useCallback, useState } from "react";
import { Ellipsis, UserPlus } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { SessionList } from "#cms/people/account/SessionList.tsx";
import { describeScope } from "#cms/models/typeModels.ts";
import { messages as frameMessages } from "#cms/shell/messages.ts";
import { signInPath } from "#cms/shell/signInPath.ts";
import { writeScreenPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import form from "#cms/shell/ui/form.module.css";
import { Menu } from "#cms/shell/ui/Menu.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { ScreenNotice } from "#cms/shell/ui/ScreenNotice.tsx";
import { useAttempt } from "#cms/shell/useAttempt.ts";
import { CopyField } from "#cms/tokens/CopyField.tsx";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { roles } from "./contract.ts";
import type { Person } from "./contract.ts";
import { changePerson, loadPeople } from "./api.ts";
import { messages } from "./messages.ts";
import { PersonDialog } from "./PersonDialog.tsx";
import type { PersonTask } from "./PersonDialog.tsx";
import styles from "./PeopleScreen.module.css";

/** Who may sign in, and with which role; for owners. */
export default observer(function PeopleScreen() {
  const studio = useStudio();
  const text = messages[studio.locale];
  if (studio.can("owner")) return <People />;
  return <ScreenNotice title={text.title} sentence={text.forbidden} />;
});

const People = observer(function People() {
  const studio = useStudio();
  const { locale, models } = studio;
  const text = messages[locale];
  const roleNames = frameMessages[locale].roles;
  const { value, error, reload } = useLoaded(useCallback(() => loadPeople(), []));
  const [shown, setShown] = useState<Person>();
  const [task, setTask] = useState<PersonTask>();
  const [changed, setChanged] = useState<{ person: Person; role: Person["role"] }>();
  const [access, setAccess] = useState<string>();
  const { failure, attempt } = useAttempt();
  const describeLimits = (person: Person) => {
    const scope = describeScope(models, person);
    return scope.length > 0 ? scope : [text.unlimited];
  };
  const giveRole = async (person: Person, role: Person["role"]) => {
    setChanged(undefined);
    await attempt(async () => {
      await changePerson(person.id, { role });
      setChanged({ person, role });
    });
    reload();
  };
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="people">
        <StudioLink href={writeScreenPath("audit")}>{text.audit}</StudioLink>
        <StudioLink href={writeScreenPath("webhooks")}>{text.webhooks}</StudioLink>
        <Button tone="primary" size="small" onClick={() => setTask({ kind: "add" })}>
          <UserPlus size={16} strokeWidth={2} aria-hidden="true" />
          {text.add}
        </Button>
      </ScreenHead>
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {changed ? (
        <Notice
          tone="ok"
          action={
            changed.role === changed.person.role ? null : (
              <Button size="small" onClick={() => void giveRole(changed.person, changed.person.role)}>
                {text.undo}
              </Button>
            )
          }
        >
          {text.roleDone(changed.person.name, roleNames[changed.role])}
        </Notice>
      ) : null}
      {value || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      <ul className={rows.root}>
        {value?.results.map((person) => (
          <li key={person.id}>
            <span>
              <strong>{person.name}</strong> {person.id === studio.person?.id ? <small>{text.you}</small> : null}
              <small className={rows.detail}>
                {[
                  ...(person.email ? [person.email] : []),
                  ...describeLimits(person),
                  person.has_factors ? text.hasFactors : text.noFactors,
                ].map((fact) => `${fact} · `)}
                {text.since} <Moment at={person.created} locale={locale} />
              </small>
            </span>
            <select
              className={styles.role}
              aria-label={text.roleLabel(person.name)}
              value={person.role}
              onChange={(event) => {
                const role = roles.find((one) => one === event.target.value);
                if (role) void giveRole(person, role);
              }}
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleNames[role]}
                </option>
              ))}
            </select>
            <div className={rows.actions}>
              <Button
                size="small"
                aria-label={joinWithColon(
                  locale,
                  text.edit,
                  (person.role === "owner" ? text.editOwnerLabel : text.editLabel)(person.name),
                )}
                onClick={() => setTask({ kind: "edit", person })}
              >
                {text.edit}
              </Button>
              <Button size="small" aria-label={text.sessionsLabel(person.name)} onClick={() => setShown(person)}>
                {text.sessions}
              </Button>
              <Menu
                label={text.moreLabel(person.name)}
                summary={<Ellipsis size={16} strokeWidth={2} aria-hidden="true" />}
              >
                <button
                  type="button"
                  aria-label={text.resetLabel(person.name)}
                  onClick={() => setTask({ kind: "reset", person })}
                >
                  {text.reset}
                </button>
                {person.has_factors ? (
                  <button
                    type="button"
                    aria-label={text.factorsLabel(person.name)}
                    onClick={() => setTask({ kind: "factors", person })}
                  >
                    {text.factors}
                  </button>
                ) : null}
                {person.id === studio.person?.id ? null : (
                  <button
                    type="button"
                    aria-label={text.removeLabel(person.name)}
                    onClick={() => setTask({ kind: "remove", person })}
                  >
                    {text.remove}
                  </button>
                )}
              </Menu>
            </div>
          </li>
        ))}
      </ul>
      <dl className={styles.legend}>
        {roles.map((role) => (
          <div key={role}>
            <dt>{roleNames[role]}</dt>
            <dd>{text.mayDo[role]}</dd>
          </div>
        ))}
      </dl>
      {shown ? (
        <Dialog title={text.sessionsLabel(shown.name)} onClose={() => setShown(undefined)}>
          <SessionList person={shown.id} />
        </Dialog>
      ) : null}
      {access ? (
        <Dialog isWide title={text.accessTitle} onClose={() => setAccess(undefined)}>
          <div className={form.root}>
            <p>{text.accessText}</p>
            <CopyField autoFocus label={text.accessLabel} value={access} copyLabel={text.copy} copied={text.copied} />
          </div>
        </Dialog>
      ) : null}
      {task ? (
        <PersonDialog
          task={task}
          onClose={() => setTask(undefined)}
          onDone={(sentence, person) => {
            setAccess(person && text.access(new URL(signInPath, location.href).href, person.name, person.password));
            setChanged(undefined);
            setTask(undefined);
            studio.announce(sentence);
            reload();
          }}
        />
      ) : null}
    </>
  );
});
