import { observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { newValues } from "#cms/editor/model/newValues.ts";
import { toText } from "#cms/editor/store/json.ts";
import controls from "#cms/editor/fields/control.module.css";

import { messages } from "./messages.ts";
import styles from "./SliceCard.module.css";

/** Selects a slice's variation. All values are kept, also those without a field in the new variation. */
export const VariationSelect = observer(function VariationSelect({ slice }: { slice: string }) {
  const { session, locale } = useEditor();
  const { store, models } = session;
  const { variations = [] } = models.findSlice(toText(store.get(slice, "slice_type"))) ?? {};
  if (variations.length < 2) return null;
  const choose = (id: string) => {
    const variation = variations.find((one) => one.id === id);
    if (!variation) return;
    const missing = Object.entries(newValues(variation.primary)).map(([name, after]) => ({
      leaf: `primary/${name}`,
      after,
    }));
    const changes = [{ leaf: "variation", after: id }, { leaf: "version", after: variation.version }, ...missing];
    const leaves = changes
      .map((one) => ({ ...one, slice, before: store.get(slice, one.leaf) }))
      .filter(({ leaf, before }) => !leaf.startsWith("primary/") || before === undefined);
    store.change({ leaves });
  };
  return (
    <label className={styles.variation}>
      {messages[locale].variation}
      <select
        className={controls.root}
        value={toText(store.get(slice, "variation"))}
        onChange={({ target }) => choose(target.value)}
      >
        {variations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
});
