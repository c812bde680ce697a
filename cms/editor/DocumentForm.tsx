import { Suspense } from "react";

import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";
import { Leaf } from "#cms/editor/fields/Leaf.tsx";
import { listUnknown } from "#cms/editor/fields/listUnknown.ts";
import { HiddenList } from "#cms/editor/hidden/HiddenList.tsx";
import { isZone } from "#cms/editor/model/FieldModel.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import { redirectType } from "#cms/not-found/createRedirect.ts";
import { SliceZone } from "#cms/editor/slices/SliceZone.tsx";

import { DocumentUses } from "./DocumentUses.tsx";
import { useEditor } from "./EditorContext.ts";
import { lazyEditorPart } from "./lazyEditorPart.ts";
import { messages } from "./messages.ts";
import { TabList } from "./TabList.tsx";
import styles from "./DocumentForm.module.css";

const LooksPane = lazyEditorPart("LooksPane");
const RedirectRoute = lazyEditorPart("RedirectRoute");

/** The tab that has it is about search results. */
const searchField = "meta_title";

const toLeaf = ({ type, name }: NamedField) => (type === "UID" ? "uid" : `data/${name}`);

/** All fields of a document in the tabs of its model; what the model does not have comes last. */
export const DocumentForm = observer(function DocumentForm() {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { type, store, summary } = session;
  const chosen = session.tabIndex;
  const tabs = type?.tabs ?? [];
  const known = tabs.flatMap((tab) => tab.fields);
  const stored = store.leaves("").flatMap((leaf) => (leaf.startsWith("data/") ? [leaf.slice("data/".length)] : []));
  const unknown = listUnknown(known, stored);
  const fields = [...(tabs[chosen]?.fields ?? []), ...(chosen === tabs.length - 1 || tabs.length === 0 ? unknown : [])];
  return (
    <div className={styles.root}>
      {type ? null : <Notice tone="warning">{text.typeGone(summary.type)}</Notice>}
      <HiddenList />
      {summary.type === redirectType ? (
        <Suspense fallback={null}>
          <RedirectRoute />
        </Suspense>
      ) : null}
      {tabs.length > 1 ? (
        <TabList names={tabs.map(({ name }) => name)} chosen={chosen} onChoose={session.showTab} />
      ) : null}
      <div className={styles.fields}>
        {fields
          .filter((field) => !isZone(field))
          .map((field) => (
            <Leaf
              key={field.name}
              slice=""
              leaf={toLeaf(field)}
              path={field.type === "UID" ? "uid" : field.name}
              field={field}
            />
          ))}
      </div>
      {fields.some(({ name }) => name === searchField) && summary.path && !summary.path.includes("[") ? (
        <Suspense fallback={null}>
          <LooksPane isBrief />
        </Suspense>
      ) : null}
      {fields.filter(isZone).map(({ name }) => (
        <SliceZone key={name} zone={name} />
      ))}
      <DocumentUses />
    </div>
  );
});
