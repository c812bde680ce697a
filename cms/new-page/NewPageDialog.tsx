/** The dialog that creates a page, from its title to its URL. */
import { useEffect, useId, useRef, useState } from "react";
import type { FormEvent } from "react";

import { hasPlace } from "#contracts/typePrefixes.ts";
import { prismicLang } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Choice } from "@/features/shared/ui/Choice";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Notice } from "@/features/shared/ui/Notice";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { listLanguages } from "#cms/models/listLanguages.ts";
import type { StudioModels } from "#cms/models/contract.ts";
import { nameSliceModel } from "#cms/models/nameSliceModel.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { listPageTypes } from "#cms/models/typeModels.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import form from "#cms/shell/ui/form.module.css";
import { LayoutPicture } from "#cms/shell/ui/LayoutPicture.tsx";

import { BaseField, ParentField } from "./DocumentFields.tsx";
import { messages } from "./messages.ts";
import { hasBase, templateType } from "./newPage.ts";
import type { NewPageProblem, Start } from "./newPage.ts";
import { NewPageStore } from "./NewPageStore.ts";
import { isStarter, starterSlices } from "./starters.ts";
import type { Starter } from "./starters.ts";
import styles from "./NewPageDialog.module.css";

/** The names of the slices that a starter brings, in their order. */
const listSections = (models: StudioModels | undefined, starter: Starter) =>
  starterSlices[starter]
    .map((type) => models?.slices.find(({ id }) => id === type))
    .map((model) => (model && "name" in model ? nameSliceModel(String(model.name)) : ""))
    .join(" · ");

/** How a page begins, for `LayoutPicture`. */
const layouts: Record<Start, string> = {
  landing: "Hlbc",
  article: "Hlll",
  docs: "j|hlk",
  comparison: "ht",
  empty: "+",
  copy: "2",
  template: "Hl|t",
};

const fieldByProblem: Record<NewPageProblem, string> = { title: "title", uid: "uid", taken: "uid", base: "base" };

/** Creates a page from a template, copy or nothing: title, parent, and the resulting path. */
export default observer(function NewPageDialog() {
  const studio = useStudio();
  const { locale, models } = studio;
  const text = messages[locale];
  const [types] = useState(() => listPageTypes(models));
  const [store] = useState(() => new NewPageStore(types, prismicLang(locale)).propose(studio.proposal));
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => store.stop, [store]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const id = await store.create();
    if (id === undefined) {
      studio.noteFailure(store.failure);
      const name = store.problem && fieldByProblem[store.problem];
      if (name) fields.current?.querySelector<HTMLElement>(`[data-field=${name}] :is(input,select)`)?.focus();
      return;
    }
    studio.close();
    studio.announce(text.created(store.title));
    navigate(writeDocumentPath(id));
  };
  // Read here, because the field's render function is not an observer.
  const { title, lang, type, start, uid, address, problem, failure, isCreating } = store;
  const label = types.find(({ id }) => id === type)?.label;
  const errorAt = (field: string) =>
    problem && fieldByProblem[problem] === field ? text.problems[problem] : undefined;
  return (
    <Dialog
      title={label ? text.newOf(label) : text.title}
      onClose={studio.close}
      footer={
        <>
          <p className={styles.address} role="status">
            {uid ? (
              <>
                {text.address} <code>{address}</code>
              </>
            ) : null}
          </p>
          <Button onClick={studio.close}>{text.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" disabled={isCreating}>
            {isCreating ? text.creating : text.create}
          </Button>
        </>
      }
    >
      <form id={formId} ref={fields} className={form.root} noValidate onSubmit={(event) => void submit(event)}>
        <div data-field="title">
          <Field label={text.name} error={errorAt("title")}>
            {(attributes) => (
              <input
                {...attributes}
                data-first=""
                autoComplete="off"
                maxLength={200}
                value={title}
                onChange={(event) => store.setTitle(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className={styles.pair}>
          <Field label={text.lang}>
            {(attributes) => (
              <select {...attributes} value={lang} onChange={(event) => store.setLang(event.target.value)}>
                {listLanguages(models).map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={text.type} hint={hasPlace(type) ? undefined : text.noPages}>
            {(attributes) => (
              <select
                {...attributes}
                value={type}
                disabled={start === "copy"}
                onChange={(event) => store.setType(event.target.value)}
              >
                {types.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <fieldset className={styles.starts}>
          <legend>{text.start}</legend>
          {store.starts.map((start) => (
            <label key={start} className={styles.start}>
              <Choice
                type="radio"
                name="start"
                value={start}
                checked={store.start === start}
                onChange={() => store.setStart(start)}
              />
              <LayoutPicture layout={layouts[start]} />
              <span>{text.starts[start]}</span>
            </label>
          ))}
          {isStarter(start) ? (
            <p className={styles.sections}>
              <span>{text.sections}</span> {listSections(studio.models, start)}
            </p>
          ) : null}
        </fieldset>
        {hasBase(start) ? (
          <div data-field="base">
            <BaseField
              key={start}
              label={text.base[start]}
              hint={text.baseHint}
              error={errorAt("base")}
              lang={store.lang}
              types={store.start === "template" ? [templateType] : types.map(({ id }) => id)}
              value={store.base}
              onPick={store.setBase}
            />
          </div>
        ) : null}
        {store.canHaveParent ? (
          <ParentField
            key={store.lang}
            label={text.parent}
            hint={text.parentHint}
            lang={store.lang}
            value={store.parent}
            onPick={store.setParent}
          />
        ) : null}
        <div data-field="uid">
          <Field label={text.uid} hint={text.uidHint} error={errorAt("uid")}>
            {(attributes) => (
              <input
                {...attributes}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={200}
                value={uid}
                onChange={(event) => store.setUid(event.target.value)}
              />
            )}
          </Field>
        </div>
        {failure ? <Notice tone="error">{describeFailure(failure, locale)}</Notice> : null}
      </form>
    </Dialog>
  );
});
