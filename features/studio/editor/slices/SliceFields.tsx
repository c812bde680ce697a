import { observer } from "@/features/shared/mobx";
import { useEditor } from "@/features/studio/editor/EditorContext";
import { Leaf } from "@/features/studio/editor/fields/Leaf";
import { listUnknown } from "@/features/studio/editor/fields/listUnknown";
import type { NamedField } from "@/features/studio/editor/model/FieldModel";
import { toJsonList, toText } from "@/features/studio/editor/store/json";

import { messages } from "./messages";
import styles from "./SliceCard.module.css";

const noFields: NamedField[] = [];
/** The repeated fields of older slices, as a group. */
const itemsField = { name: "items", type: "Group", placeholder: "" };

/** The fields of a slice; without a model, every stored value. */
export const SliceFields = observer(function SliceFields({ slice }: { slice: string }) {
  const { session, locale } = useEditor();
  const { store, models } = session;
  const type = toText(store.get(slice, "slice_type"));
  const variation = models.findVariation(type, toText(store.get(slice, "variation")));
  const primary = variation?.primary ?? noFields;
  const stored = store.leaves(slice).flatMap((leaf) => leaf.split("/")[1] ?? []);
  const hasItems = variation
    ? Object.keys(variation.items).length > 0
    : toJsonList(store.get(slice, "items")).length > 0;
  const items = { ...itemsField, label: messages[locale].items, config: { fields: variation?.items ?? {} } };
  return (
    <div className={styles.fields}>
      {variation ? null : <p className={styles.missing}>{messages[locale].gone(type)}</p>}
      {[...primary, ...listUnknown(primary, stored)].map((field) => (
        <Leaf
          key={field.name}
          slice={slice}
          leaf={`primary/${field.name}`}
          path={`primary.${field.name}`}
          field={field}
        />
      ))}
      {hasItems ? <Leaf slice={slice} leaf="items" path="items" field={items} /> : null}
    </div>
  );
});
