import { useState } from "react";
import type { FormEvent } from "react";

import { prismicLang, splitLocale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { describeTitle, findDataType } from "#cms/models/typeModels.ts";
import { redirectType } from "#cms/not-found/createRedirect.ts";
import { TargetField } from "#cms/not-found/TargetField.tsx";
import { navigate } from "#cms/shell/navigate.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import form from "#cms/shell/ui/form.module.css";
import type { PickerOption } from "#cms/shell/ui/Picker.tsx";
import { useAttempt } from "#cms/shell/useAttempt.ts";

import { createDataDocument } from "./createDataDocument.ts";
import { messages } from "./messages.ts";

/** Creates a document without a page, such as a form or a redirect, as a draft of the type that the list shows. */
export default observer(function NewDocumentDialog() {
  const studio = useStudio();
  const { locale, models } = studio;
  const text = messages[locale];
  const model = findDataType(models, studio.newType ?? "");
  const [name, setName] = useState("");
  const [lang, setLang] = useState<string>(() => prismicLang(locale));
  const [target, setTarget] = useState<PickerOption>();
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  if (!model) return null;
  const isRedirect = model.id === redirectType;
  const isMissing = name.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) return;
    await attempt(async () => {
      const id = await createDataDocument(model, { name: name.trim(), lang, target: target?.id });
      studio.close();
      studio.announce(text.created(name.trim()));
      navigate(writeDocumentPath(id));
    });
  };
  return (
    <Dialog title={text.newOf(model.label)} onClose={studio.close}>
      <form className={form.root} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={isRedirect ? text.oldPath : text.documentName}
          hint={isRedirect ? text.oldPathHint : (describeTitle(model) ?? text.documentNameHint)}
          error={isChecked && isMissing ? text.nameMissing : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              data-first=""
              maxLength={200}
              autoComplete="off"
              spellCheck={!isRedirect}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        {isRedirect ? (
          <TargetField lang={prismicLang(splitLocale(name).locale)} value={target} onPick={setTarget} />
        ) : (
          <Field label={text.lang}>
            {(attributes) => (
              <select {...attributes} value={lang} onChange={({ target }) => setLang(target.value)}>
                {listLanguages(models).map((language) => (
                  <option key={language.id} value={language.id}>
                    {language.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <FailureNotice failure={failure} />
        <div className={form.actions}>
          <Button onClick={studio.close}>{text.cancel}</Button>
          <Button type="submit" tone="primary" disabled={isBusy}>
            {isBusy ? text.creating : text.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
