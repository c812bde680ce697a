import { getMarkRange } from "@tiptap/core";
import type { Editor } from "@tiptap/core";

import { isJsonObject } from "@/features/studio/editor/store/json";
import type { JsonObject } from "@/features/studio/editor/store/json";

type Linked = { from: number; to: number; link: JsonObject | undefined };

/** The selected range, or the whole link at the cursor, with its link. */
export function findLinked(editor: Editor): Linked {
  const { selection, doc, schema } = editor.state;
  const type = schema.marks.hyperlink;
  const { from, to, $from, empty } = selection;
  if (!type) return { from, to, link: undefined };
  if (empty) {
    const range = getMarkRange($from, type);
    const mark = $from.marks().find((one) => one.type === type);
    if (range && mark) return { ...range, link: toLinkData(mark.attrs.data) };
    return { from, to, link: undefined };
  }
  let link: JsonObject | undefined;
  doc.nodesBetween(from, to, ({ marks }) => {
    const mark = marks.find((one) => one.type === type);
    if (mark) link ??= toLinkData(mark.attrs.data);
  });
  return { from, to, link };
}

const toLinkData = (data: unknown): JsonObject => (isJsonObject(data) ? data : {});

/** Sets or removes the link of a range. If the range is empty, inserts the URL as text. */
export function setLink(editor: Editor, { from, to }: Linked, link: JsonObject | undefined, words: string): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      const type = schema.marks.hyperlink;
      if (!type) return false;
      if (from === to && link) {
        tr.insert(from, schema.text(words, [type.create({ data: link })]));
        return true;
      }
      tr.removeMark(from, to, type);
      if (link) tr.addMark(from, to, type.create({ data: link }));
      return true;
    })
    .run();
}
