import { observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";

import { FieldEditor } from "./FieldEditor.tsx";

type LeafProps = { slice: string; leaf: string; path: string; field: NamedField };

/** One field, rendered again only when its own value changes. */
export const Leaf = observer(function Leaf({ slice, leaf, path, field }: LeafProps) {
  const { session } = useEditor();
  const { store } = session;
  return (
    <FieldEditor
      field={field}
      value={store.get(slice, leaf)}
      slice={slice}
      path={path}
      onChange={(value) => store.set(slice, leaf, value)}
    />
  );
});
