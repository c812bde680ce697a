import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

import { uploadAsset } from "#cms/files/api.ts";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { toImage } from "#cms/editor/fields/images.ts";
import { changeField } from "#cms/editor/store/changeField.ts";
import { toJsonList } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { newBlockRest } from "./blocks.ts";
import type { Caret } from "./caret.ts";
import { convertMarkdown } from "./convertMarkdown.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { messages } from "./messages.ts";
import type { PasteNotice } from "./PasteReader.ts";
import { RichTextEditing } from "./RichTextEditing.ts";
import { SlashMenu } from "./SlashMenu.tsx";
import { SolidDialog } from "./SolidDialog.tsx";
import type { SolidKind } from "./SolidDialog.tsx";
import { Toolbar } from "./Toolbar.tsx";
import styles from "./RichTextBox.module.css";

function describeNotice(notice: PasteNotice, locale: Locale): string {
  const text = messages[locale];
  if (notice.kind === "left-out") return text.pasted(text.leftOut(notice.leftOut));
  if (notice.kind === "markdown") return text.markdown;
  if (notice.kind === "list-tab") return text.listTab;
  if (notice.kind === "not-converted") return text.notConverted(describeFailure(notice.error, locale));
  if (notice.kind === "no-picture") return text.noPicture(notice.name);
  return text.refused(notice.name, describeFailure(notice.error, locale));
}

type Props = {
  name: string;
  config: JsonObject;
  value: Json | undefined;
  onChange: (value: Json[] | undefined) => void;
  attributes: Record<string, string>;
  /** Where the cursor is put; at the end without one. */
  caret: Caret | undefined;
  /** Where its tools stand; without one, above the text. */
  bar?: HTMLElement | null | undefined;
};

/** The active rich text editor; there is one at a time. */
export function LiveEditor({ name, config, value, onChange, attributes, caret, bar }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [solid, setSolid] = useState<SolidKind>();
  const [notice, setNotice] = useState<PasteNotice>();
  const { session, locale } = useEditor();
  const [live] = useState(
    () =>
      new RichTextEditing({
        config,
        attributes,
        onNotice: setNotice,
        onLink: () => setLinking(true),
        onStep: () => session.store.history.close(),
        upload: async (file) => ({
          type: "image",
          ...toImage(await uploadAsset(file), session.summary.lang),
          ...newBlockRest,
        }),
        toHtml: convertMarkdown,
        insert: (index, block) => {
          const [slice = "", path = ""] = name.split(" ");
          changeField(session.store, slice, path, (text) => toJsonList(text).toSpliced(index, 0, block));
        },
      }),
  );
  const [start] = useState(value);
  // Before the next key: a key pressed while no text is mounted would be lost.
  useLayoutEffect(() => (holder.current ? live.mount(holder.current, start) : undefined), [live, start]);
  useLayoutEffect(() => live.focus(caret), [live, caret]);
  useLayoutEffect(() => live.listen(onChange), [live, onChange]);
  const described = JSON.stringify(attributes);
  useLayoutEffect(() => live.describe(JSON.parse(described)), [live, described]);
  // An older rendered value must not overwrite newer input.
  useLayoutEffect(() => live.update(value), [live, value]);
  const startLinking = useCallback(() => setLinking(true), []);
  const closeDialog = () => {
    setLinking(false);
    setSolid(undefined);
    // Back into the text, also from a dialog that is cancelled.
    live.editor.run(() => true);
  };
  const tools = <Toolbar editor={live.editor} allowed={live.allowed} onLink={startLinking} onSolid={setSolid} />;
  return (
    <>
      {bar ? createPortal(tools, bar) : tools}
      <div className={styles.holder}>
        <div ref={holder} />
        <SlashMenu live={live} onSolid={setSolid} />
      </div>
      <p role="status" className={styles.notice}>
        {notice ? describeNotice(notice, locale) : ""}
        {notice?.kind === "markdown" ? (
          <Button size="small" onClick={notice.convert}>
            {messages[locale].convertMarkdown}
          </Button>
        ) : null}
      </p>
      {solid ? <SolidDialog editor={live.editor} kind={solid} onClose={closeDialog} /> : null}
      {isLinking ? <LinkDialog editor={live.editor} allowed={live.allowed} onClose={closeDialog} /> : null}
    </>
  );
}
