import type { Locale } from "@/features/shared/locale";
import { Choice } from "@/features/shared/ui/Choice";
import { PlannedNotice } from "#cms/publishing/PlannedNotice.tsx";
import { Field } from "#cms/shell/ui/Field.tsx";
import form from "#cms/shell/ui/form.module.css";

import type { ScheduleAction } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./ScheduleDialog.module.css";

export type PlannedAction = ScheduleAction | "release";

type ActionProps = {
  choices: readonly PlannedAction[];
  action: PlannedAction;
  /** Whether there is something to publish. */
  hasDraft: boolean;
  locale: Locale;
  onChange: (action: PlannedAction) => void;
};

/** What is to be done, where there is a choice. */
export function ActionChoices({ choices, action, hasDraft, locale, onChange }: ActionProps) {
  const text = messages[locale];
  if (choices.length < 2) return null;
  return (
    <fieldset className={styles.actions}>
      <legend>{text.what}</legend>
      {choices.map((one) => (
        <label key={one} className={form.choice}>
          <Choice
            type="radio"
            name="action"
            checked={action === one}
            disabled={!hasDraft && one !== "unpublish"}
            onChange={() => onChange(one)}
          />
          {text.actions[one]}
          {hasDraft || one === "unpublish" ? null : <small>{text.nothing}</small>}
        </label>
      ))}
    </fieldset>
  );
}

type ReleaseProps = {
  /** Id of the document. */
  id: string;
  releases: readonly { id: string; label: string }[];
  /** Id of the chosen one; empty without. */
  release: string;
  locale: Locale;
  onChange: (release: string) => void;
};

/** The release that the draft moves to, and the schedule that ends then. */
export function ReleaseField({ id, releases, release, locale, onChange }: ReleaseProps) {
  const text = messages[locale];
  return (
    <>
      <Field label={text.release}>
        {(attributes) => (
          <select {...attributes} value={release} onChange={({ target }) => onChange(target.value)}>
            <option value="">{text.noRelease}</option>
            {releases.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PlannedNotice {...{ id, locale }} isMoving />
    </>
  );
}
