import { useCallback, useState } from "react";

import { observer } from "@/features/shared/mobx";
import { Field } from "#cms/shell/ui/Field.tsx";
import controls from "#cms/editor/fields/control.module.css";
import { loadPeople } from "#cms/people/api.ts";
import { hasRole } from "#cms/people/contract.ts";
import type { Person } from "#cms/people/contract.ts";
import type { NewRequest } from "#cms/review/contract.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { MomentField, parseMoment } from "#cms/shell/time/MomentField.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { messages } from "./messages.ts";

type Props = {
  request: NewRequest;
  document: { lang: string; type: string };
  onChange: (request: NewRequest) => void;
};

const isIn = (list: readonly string[], one: string) => list.length === 0 || list.includes(one);

/** Who may publish a document, as the service judges it. */
const mayPublish = ({ role, languages = [], types = [] }: Person, { lang, type }: Props["document"]) =>
  hasRole(role, "owner") || (hasRole(role, "publisher") && isIn(languages, lang) && isIn(types, type));

/** What a request for publication says: a note, who is asked, and until when. */
export const RequestFields = observer(function RequestFields({ request, document, onChange }: Props) {
  const { locale } = useStudio();
  const text = messages[locale];
  const { value } = useLoaded(useCallback(() => loadPeople(), []));
  const [moment, setMoment] = useState("");
  const reviewers = (value?.results ?? []).filter((person) => mayPublish(person, document));
  return (
    <>
      <Field label={text.note} hint={text.mayNot}>
        {(attributes) => (
          <textarea
            {...attributes}
            className={controls.root}
            rows={2}
            maxLength={1_000}
            value={request.note}
            onChange={({ target }) => onChange({ ...request, note: target.value })}
          />
        )}
      </Field>
      <Field label={text.reviewer}>
        {(attributes) => (
          <select
            {...attributes}
            value={request.to ?? ""}
            onChange={({ target }) => onChange({ ...request, to: target.value || null })}
          >
            <option value="">{text.anyReviewer}</option>
            {reviewers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <MomentField
        label={text.due}
        value={moment}
        locale={locale}
        onChange={(next) => {
          setMoment(next);
          onChange({ ...request, due: parseMoment(next) ?? null });
        }}
      />
    </>
  );
});
