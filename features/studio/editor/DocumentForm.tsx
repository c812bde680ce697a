import { observer } from "@/features/shared/mobx";
import { Notice } from "@/features/shared/ui/Notice";

import { ConflictList } from "./ConflictList";
import { useEditor } from "./EditorContext";
import { Leaf } from "./fields/Leaf";
import { listUnknown } from "./fields/listUnknown";
import { HiddenList } from "./hidden/HiddenList";
import { messages } from "./messages";
import { isZone } from "./model/FieldModel";
import type { NamedField } from "./model/FieldModel";
import { SliceZone } from "./slices/SliceZone";
import { TabList } from "./TabList";

import styles from "./DocumentForm.module.css";

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
  const shown = [...(tabs[chosen]?.fields ?? []), ...(chosen === tabs.length - 1 || tabs.length === 0 ? unknown : [])];
  return (
    <div className={styles.root}>
      <ConflictList />
      {type ? null : <Notice tone="warning">{text.typeGone(summary.type)}</Notice>}
      <HiddenList />
      {tabs.length > 1 ? (
        <TabList names={tabs.map(({ name }) => name)} chosen={chosen} onChoose={session.showTab} />
      ) : null}
      <div className={styles.fields}>
        {shown
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
      {shown.filter(isZone).map(({ name }) => (
        <SliceZone key={name} zone={name} />
      ))}
    </div>
  );
});
