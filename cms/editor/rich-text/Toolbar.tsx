import { memo } from "react";
import { Bold, Code, ImagePlus, Info, Italic, Link2, Pencil, Tag, Trash2, TriangleAlert, Video } from "lucide-react";
import { deleteSelection } from "prosemirror-commands";
import { NodeSelection } from "prosemirror-state";

import { ownValue } from "#contracts/ownValue.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";

import type { Allowed } from "./allowed.ts";
import { blockType } from "./blocks.ts";
import { hasMark, toggleLabel, toKind } from "./commands.ts";
import { findLinked } from "./links.ts";
import { messages } from "./messages.ts";
import { toggleSpan } from "./shortcuts.ts";
import type { SolidKind } from "./SolidDialog.tsx";
import type { TextEditor } from "./TextEditor.ts";
import { useEditorSnapshot } from "./useEditorSnapshot.ts";
import { useToolbarKeys } from "./useToolbarKeys.ts";
import styles from "./Toolbar.module.css";

const labelIcons = { code: Code, note: Info, warning: TriangleAlert };

type Props = { editor: TextEditor; allowed: Allowed; onLink: () => void; onSolid: (kind: SolidKind) => void };

/** Buttons for the formats that the field allows; each shows whether it applies to the selection. */
export const Toolbar = memo(function Toolbar({ editor, allowed, onLink, onSolid }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const { kind, isSolid, spans, labels } = useEditorSnapshot(editor, (one) => readSelection(one, allowed));
  const keys = useToolbarKeys();
  const toKindName = (name: string) => ownValue(text.kinds, name) ?? name;
  return (
    <div className={styles.root} role="toolbar" aria-label={text.toolbar} {...keys}>
      {allowed.texts.length > 1 || !allowed.texts.includes(kind) ? (
        <select aria-label={text.kind} value={kind} onChange={({ target }) => editor.run(toKind(target.value))}>
          {[...new Set([...allowed.texts, ...(isSolid ? [] : [kind])])].map((name) => (
            <option key={name} value={name}>
              {toKindName(name)}
            </option>
          ))}
        </select>
      ) : null}
      {allowed.spans.includes("strong") ? (
        <IconButton
          icon={Bold}
          label={text.strong}
          isOn={spans.includes("strong")}
          onClick={() => editor.run(toggleSpan("strong"))}
        />
      ) : null}
      {allowed.spans.includes("em") ? (
        <IconButton
          icon={Italic}
          label={text.em}
          isOn={spans.includes("em")}
          onClick={() => editor.run(toggleSpan("em"))}
        />
      ) : null}
      {allowed.spans.includes("hyperlink") ? (
        <IconButton icon={Link2} label={text.hyperlink} isOn={spans.includes("hyperlink")} onClick={onLink} />
      ) : null}
      {allowed.labels.map((name) => (
        <IconButton
          key={name}
          icon={ownValue(labelIcons, name) ?? Tag}
          label={text.label(name)}
          isOn={labels.includes(name)}
          onClick={() => editor.run(toggleLabel(name))}
        />
      ))}
      {allowed.hasImages ? <IconButton icon={ImagePlus} label={text.image} onClick={() => onSolid("image")} /> : null}
      {allowed.hasEmbeds ? <IconButton icon={Video} label={text.embed} onClick={() => onSolid("embed")} /> : null}
      {isSolid ? (
        <>
          <IconButton icon={Pencil} label={text.editBlock} onClick={() => onSolid("selected")} />
          <IconButton icon={Trash2} label={text.removeBlock} onClick={() => editor.run(deleteSelection)} />
        </>
      ) : null}
    </div>
  );
});

/** The toolbar's state for the selection. */
function readSelection({ state }: TextEditor, allowed: Allowed) {
  const { selection } = state;
  const { parent, nodeAfter } = selection.$from;
  return {
    // All of the text may be selected.
    kind: blockType(parent.isTextblock ? parent : (nodeAfter ?? parent)),
    isSolid: selection instanceof NodeSelection && selection.node.isAtom,
    spans: allowed.spans.filter((name) =>
      name === "hyperlink" ? findLinked(state).link !== undefined : hasMark(state, name),
    ),
    labels: allowed.labels.filter((name) => hasMark(state, "label", { name })),
  };
}
