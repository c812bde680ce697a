import type { Locale } from "@/features/shared/locale";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { isZone } from "#cms/editor/model/FieldModel.ts";
import { describeSlice } from "#cms/editor/slices/sliceNames.ts";
import { toText } from "#cms/editor/store/json.ts";

import { messages } from "./messages.ts";

/** What a comment can be on: the fields of the document, then each slice and its fields. */
export function listTargets(
  { models, store, summary }: Pick<EditorSession, "models" | "store" | "summary">,
  locale: Locale,
): { key: string; label: string; fields: string[] }[] {
  const own = models.findType(summary.type)?.tabs.flatMap(({ fields }) => fields) ?? [];
  const fields = own.filter((field) => !isZone(field)).map(({ type, name }) => (type === "UID" ? "uid" : name));
  const slices = store.zoneNames.flatMap((zone) => [...store.keys(zone)]);
  return [
    { key: "", label: messages[locale].documentFields, fields },
    ...slices.map((key) => {
      const slice = store.slice(key);
      const { primary = [] } = models.findVariation(toText(slice.slice_type), toText(slice.variation)) ?? {};
      const label = describeSlice(models, slice, locale);
      return { key, label, fields: [key, ...primary.map(({ name }) => `${key} primary.${name}`)] };
    }),
  ];
}
