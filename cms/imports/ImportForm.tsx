import type { FormEvent } from "react";
import { clsx } from "clsx";

import { maxUploadBytes } from "#contracts/studioPath.ts";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Field } from "#cms/shell/ui/Field.tsx";
import { Select } from "@/features/shared/ui/Select";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { listFields, listTypes } from "#cms/models/typeModels.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import form from "#cms/shell/ui/form.module.css";
import { useFileDrop } from "#cms/shell/ui/useFileDrop.ts";

import { importKinds } from "./contract.ts";
import type { ImportKind } from "./contract.ts";
import type { ImportStore } from "./ImportStore.ts";
import { messages } from "./messages.ts";
import styles from "./ImportScreen.module.css";

const accepted: Record<Exclude<ImportKind, "prismic">, string> = { wordpress: ".xml,.zip", markdown: ".zip" };

/** What is imported, and as what. */
export const ImportForm = observer(function ImportForm({ store }: { store: ImportStore }) {
  const { locale, models } = useStudio();
  const text = messages[locale];
  const { kind } = store;
  const isDragged = useFileDrop(([file]) => (kind === "prismic" ? undefined : store.change({ file })));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.run(true);
  };
  const types = listTypes(models).filter((type) => type.repeatable && hasText(listFields(type)));
  const usual = types.find(({ id }) => id === "blog_post") ?? types.find(({ id }) => id === "page");
  return (
    <form className={clsx(form.root, styles.form)} onSubmit={submit}>
      <Select
        label={text.kind}
        name="kind"
        value={kind}
        options={importKinds.map((value) => ({ value, label: text.kinds[value] }))}
        onChange={(value) => store.change({ kind: importKinds.find((one) => one === value) ?? "wordpress" })}
      />
      {kind === "prismic" ? (
        <>
          <Field label={text.repository}>
            {(attributes) => (
              <input
                {...attributes}
                name="repository"
                required
                pattern="[a-z0-9][a-z0-9\-]+"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={store.repository}
                onChange={(event) => store.change({ repository: event.target.value })}
              />
            )}
          </Field>
          <Field label={text.token} hint={text.tokenHint}>
            {(attributes) => (
              <input
                {...attributes}
                name="token"
                type="password"
                autoComplete="off"
                value={store.token}
                onChange={(event) => store.change({ token: event.target.value })}
              />
            )}
          </Field>
        </>
      ) : (
        <Field label={text.file[kind]} hint={text.fileHint[kind](String(maxUploadBytes / 1_048_576))}>
          {(attributes) => (
            <span className={styles.file} data-dragged={isDragged}>
              {/* The browser would name its button in its own language. */}
              <input
                {...attributes}
                key={kind}
                className="visuallyHidden"
                name="file"
                type="file"
                accept={accepted[kind]}
                onChange={(event) => store.change({ file: event.target.files?.[0] })}
              />
              <label htmlFor={attributes.id}>{text.choose}</label>
              <span>{store.file?.name ?? text.drop}</span>
            </span>
          )}
        </Field>
      )}
      {kind === "prismic" ? null : (
        <>
          <Select
            label={text.lang}
            name="lang"
            value={store.lang}
            options={listLanguages(models).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(lang) => store.change({ lang })}
          />
          <Select
            label={text.type}
            name="type"
            value={store.type || (usual?.id ?? "")}
            options={types.map(({ id, label }) => ({ value: id, label }))}
            onChange={(type) => store.change({ type })}
          />
        </>
      )}
      <Button type="submit" tone={store.state.kind === "planned" ? "secondary" : "primary"} disabled={!store.isReady}>
        {text.dryRun}
      </Button>
      {kind !== "prismic" && !store.file ? <small>{text.needsFile}</small> : null}
    </form>
  );
});

const hasText = (fields: ReadonlyMap<string, string>) =>
  fields.has("uid") && [...fields.values()].some((type) => ["Slices", "StructuredText"].includes(type));
