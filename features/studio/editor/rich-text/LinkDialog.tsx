import { useState } from "react";

import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "@/features/studio/editor/EditorContext";
import { LinkEditor } from "@/features/studio/editor/fields/LinkEditor";
import { isGoodUrl } from "@/features/studio/editor/fields/links";
import { Dialog } from "@/features/studio/ui/Dialog";
import { toText } from "@/features/studio/editor/store/json";
import type { JsonObject } from "@/features/studio/editor/store/json";

import type { Allowed } from "./allowed";
import { findLinked, setLink } from "./links";
import { messages } from "./messages";
import type { TextEditor } from "./TextEditor";

type Props = { editor: TextEditor; allowed: Allowed; onClose: () => void };

/** Edits the link of the selection. */
export function LinkDialog({ editor, onClose }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const [linked] = useState(() => findLinked(editor.state));
  const [link, setLinkData] = useState<JsonObject>(linked.link ?? { link_type: "Web" });
  const isComplete = link.link_type === "Web" ? isGoodUrl(toText(link.url)) : toText(link.id) !== "";
  const apply = (next: JsonObject | undefined) => {
    onClose();
    editor.run(setLink(linked, next, toText(link.url) || toText(link.id)));
  };
  return (
    <Dialog
      title={text.linkTitle}
      onClose={onClose}
      footer={
        <>
          {linked.link ? <Button onClick={() => apply(undefined)}>{text.removeLink}</Button> : null}
          <Button tone="primary" disabled={!isComplete} onClick={() => apply(link)}>
            {text.apply}
          </Button>
        </>
      }
    >
      <LinkEditor
        link={link}
        kinds={["Web", "Document", "Media"]}
        types={[]}
        onChange={setLinkData}
        name={text.linkTitle}
      />
    </Dialog>
  );
}
