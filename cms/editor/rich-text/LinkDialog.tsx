import { useState } from "react";

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
  const change = (next: JsonObject, name = "") => {
    setLinkData(next);
    // A found target is all that a link needs; a typed URL may go on.
    const isFound = next.link_type !== link.link_type || next.id !== link.id;
    if (isFound && isComplete(next)) apply(next, name);
  };
  const apply = (next: JsonObject | undefined, name = "") => {
    onClose();
    // Words of a link that is inserted, where none were selected.
    const words = toText(next?.url).replace(/^(?:mailto|tel):/, "") || toText(next?.id);
    editor.run(setLink(linked, next, name || words));
  };
  return (
    <Dialog
      title={text.linkTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {linked.link ? <Button onClick={() => apply(undefined)}>{text.removeLink}</Button> : null}
          <Button
            tone="primary"
            disabled={!isComplete(link) && !picked.includes(toText(link.link_type))}
            onClick={({ currentTarget }) => (isComplete(link) ? apply(link) : pickCurrent(currentTarget))}
          >
            {text.apply}
          </Button>
        </>
      }
    >
      <LinkEditor
        link={link}
        kinds={["Document", "Web", "Media"]}
        types={[]}
        onChange={change}
        name={text.linkTitle}
        startsPicking={!linked.link}
      />
    </Dialog>
  );
}

/** Kinds whose target is picked from a list. */
const picked = ["Document", "Media"];

/** Picks the highlighted row, as Enter does in the search field. */
const pickCurrent = (button: HTMLElement) =>
  button.closest("dialog")?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]')?.click();

const isComplete = (link: JsonObject) =>
  link.link_type === "Web" ? isGoodUrl(toText(link.url)) : toText(link.id) !== "";
