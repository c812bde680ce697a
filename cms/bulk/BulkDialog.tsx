import { useEffect, useState } from "react";

import { ownValue } from "#contracts/ownValue.ts";
import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { RedirectChoices } from "#cms/publishing/RedirectChoices.tsx";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";

import { BulkFields } from "./BulkFields.tsx";
import { BulkOutcomes } from "./BulkOutcomes.tsx";
import { BulkStore } from "./BulkStore.ts";
import type { BulkAction } from "./contract.ts";
import { messages } from "./messages.ts";
import type { Selectable } from "./Selection.ts";
import styles from "./BulkDialog.module.css";

type Props = {
  action: BulkAction;
  rows: readonly Selectable[];
  onClose: (isChanged: boolean, isDone: boolean) => void;
};

/** One action on the picked documents: what it needs, the check of the whole set, progress, the result and its undo. */
export default observer(function BulkDialog({ action, rows, onClose }: Props) {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [store] = useState(() => new BulkStore({ action, rows, onFailure: studio.noteFailure }));
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    // What needs nothing else is checked at once.
    if (store.isComplete) void store.check();
  }, [store]);
  const { state, langs, result } = store;
  const isOver = state.kind === "done" || state.kind === "undone";
  const [first] = rows;
  const isOne = rows.length === 1;
  const name = first?.title || first?.id;
  const label = store.parentTitle ? text.moveBelow(store.parentTitle) : text.actions[action];
  const named = action === "delete" ? text.askDelete : (of: string) => text.named(text.actions[action], of);
  const close = () => {
    if (!store.isBusy) onClose(isChanged, state.kind === "done" && store.list("done").length > 0);
  };
  const apply = async () => {
    await store.apply();
    setChanged(true);
  };
  const ready = store.list("ready").length;
  const stopped = store.list("stopped").length;
  const canApply = state.kind === "checked" && ready > 0 && stopped === 0;
  const isIdle = state.kind === "checked" && ready + stopped === 0;
  const list = text.list(canApply ? ready : store.ids.length, store.hasLanguages);
  const applyLabel = isOne ? label : text.apply(label, list);
  const footer = isOver ? (
    <>
      {state.kind === "done" && state.result.id ? <Button onClick={() => void store.undo()}>{text.undo}</Button> : null}
      <Button onClick={close}>{text.close}</Button>
    </>
  ) : (
    <>
      <Button disabled={store.isBusy} onClick={close}>
        {isIdle ? text.close : text.cancel}
      </Button>
      {state.kind === "checked" && !canApply ? null : (
        <Button
          tone="primary"
          disabled={store.isBusy || !store.isComplete}
          onClick={() => void (canApply ? apply() : store.check())}
        >
          {canApply ? applyLabel : text.check}
        </Button>
      )}
    </>
  );
  // That there is nothing to do, and what was done, is said below.
  const question = isOne && name ? named(name) : text.apply(text.actions[action], list);
  return (
    <Dialog
      title={isOver || isIdle ? (isOne && name) || text.actions[action] : question}
      isWide={store.ids.length > 1}
      onClose={close}
      footer={footer}
    >
      <div className={form.root}>
        {isOver || isIdle ? null : (
          <p>{((isOne || (canApply && ready === 1)) && ownValue(text.helpOne, action)) || text.help[action]}</p>
        )}
        {isOver ? null : (
          <fieldset className={styles.fields} disabled={store.isBusy}>
            {langs.length > 1 ? (
              <fieldset className={styles.langs}>
                <legend>{text.languages}</legend>
                {langs.map((lang) => (
                  <label key={lang} className={form.choice}>
                    <Choice
                      type="checkbox"
                      checked={store.hasLang(lang)}
                      onChange={({ target }) => store.pickLang(lang, target.checked)}
                    />{" "}
                    {getLanguageName(lang) ?? lang}
                  </label>
                ))}
              </fieldset>
            ) : null}
            <BulkFields store={store} />
          </fieldset>
        )}
        <Progress store={store} />
        {state.kind === "failed" ? <FailureNotice failure={state.error} /> : null}
        {result ? <BulkOutcomes store={store} result={result} rows={rows} /> : null}
        {state.kind === "checked" && result ? (
          <RedirectChoices
            redirects={result.redirects}
            declined={store.declined}
            onDecline={store.decline}
            locale={locale}
          />
        ) : null}
      </div>
    </Dialog>
  );
});

const Progress = observer(function Progress({ store }: { store: BulkStore }) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { state } = store;
  if (!("total" in state)) return null;
  const { kind, done, total } = state;
  const count = total > 0 ? text.running(formatNumber(done, locale), formatNumber(total, locale)) : "";
  const words = { checking: text.checking, running: "", undoing: text.undoing };
  return (
    <div className={styles.progress}>
      <p role="status">{words[kind]}</p>
      <progress aria-label={text.actions[store.action]} {...(total > 0 ? { value: done, max: total } : {})} />
      <span aria-hidden="true">{count}</span>
    </div>
  );
});
