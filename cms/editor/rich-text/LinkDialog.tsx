import { useEffect, useRef, useState } from "react";

import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { LinkEditor } from "#cms/editor/fields/LinkEditor.tsx";
import { isGoodUrl } from "#cms/editor/fields/links.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

import type { Allowed } from "./allowed.ts";
import { findLinked, setLink } from "./links.ts";
import { messages } from "./messages.ts";
import type { TextEditor } from "./TextEditor.ts";

type Props = { editor: TextEditor; allowed: Allowed; onClose: () => void };

/** Edits the link of the selection. */
export function LinkDialog({ editor, onClose }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const [linked] = useState(() => findLinked(editor.state));
  const [link, setLinkData] = useState<JsonObject>(linked.link ?? { link_type: "Document" });
  const target = toText(link.id);
  const isComplete = link.link_type === "Web" ? isGoodUrl(toText(link.url)) : target !== "";
  const button = useRef<HTMLButtonElement>(null);
  // A found target is all that a new link needs.
  useEffect(() => {
    if (target && target !== toText(linked.link?.id)) button.current?.focus();
  }, [target, linked]);
  const apply = (next: JsonObject | undefined) => {
    onClose();
    editor.run(setLink(linked, next, toText(link.url) || target));
  };
  return (
    <Dialog
      title={text.linkTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {linked.link ? <Button onClick={() => apply(undefined)}>{text.removeLink}</Button> : null}
          <Button ref={button} tone="primary" disabled={!isComplete} onClick={() => apply(link)}>
            {text.apply}
          </Button>
        </>
      }
    >
      <LinkEditor
        link={link}
        kinds={["Document", "Web", "Media"]}
        types={[]}
        onChange={setLinkData}
        name={text.linkTitle}
        startsPicking={!linked.link}
      />
    </Dialog>
  );
}
