import { Suspense } from "react";

import { sectionSlice } from "#contracts/sections.ts";
import { observer } from "@/features/shared/mobx";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { lazyEditorPart } from "#cms/editor/lazyEditorPart.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { Leaf } from "#cms/editor/fields/Leaf.tsx";
import { listUnknown } from "#cms/editor/fields/listUnknown.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import { toJsonList, toText } from "#cms/editor/store/json.ts";

import { messages } from "./messages.ts";
import { VariationSelect } from "./VariationSelect.tsx";
import styles from "./SliceCard.module.css";

const ReusePart = lazyEditorPart("ReusePart");

const noFields: NamedField[] = [];
/** How a slice stands on the page, which few change. */
const layout = new Set(["anchor", "theme", "width", "spacing"]);
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
  const fields = [...primary, ...listUnknown(primary, stored)];
  const layoutFields = fields.filter((field) => layout.has(field.name));
  const draw = (field: NamedField) => (
    <Leaf key={field.name} slice={slice} leaf={`primary/${field.name}`} path={`primary.${field.name}`} field={field} />
  );
  return (
    <div className={styles.fields}>
      {variation ? null : <p className={styles.missing}>{messages[locale].gone(type)}</p>}
      <VariationSelect slice={slice} />
      {type === sectionSlice ? (
        <Suspense fallback={null}>
          <ReusePart part="tools" slice={slice} />
        </Suspense>
      ) : null}
      {fields.flatMap((field) => (layout.has(field.name) ? [] : draw(field)))}
      {hasItems ? <Leaf slice={slice} leaf="items" path="items" field={items} /> : null}
      {layoutFields.length > 0 ? (
        <Disclosure className={styles.layout} summary={messages[locale].layout}>
          <div className={styles.fields}>{layoutFields.map(draw)}</div>
        </Disclosure>
      ) : null}
    </div>
  );
});
