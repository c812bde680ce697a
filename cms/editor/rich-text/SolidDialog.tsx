import { useState } from "react";
import { NodeSelection } from "prosemirror-state";

import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { AssetPicker } from "#cms/editor/fields/AssetPicker.tsx";
import { toImage } from "#cms/editor/fields/images.ts";
import { LinkEditor } from "#cms/editor/fields/LinkEditor.tsx";
import { AltText } from "#cms/editor/parts/AltText.tsx";
import { messages as fieldMessages } from "#cms/editor/fields/messages.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";
import { isJsonObject, toText, withMember } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import controls from "#cms/editor/fields/control.module.css";

import { newBlockRest } from "./blocks.ts";
import { insertNodes } from "./commands.ts";
import { messages } from "./messages.ts";
import { schema } from "./schema.ts";
import type { TextEditor } from "./TextEditor.ts";

/** The kind to insert, or the selected block. */
export type SolidKind = "image" | "embed" | "selected";
type Props = { editor: TextEditor; kind: SolidKind; onClose: () => void };

function findSelected({ state: { selection } }: TextEditor): JsonObject {
  const block: unknown = selection instanceof NodeSelection ? selection.node.attrs.block : undefined;
  return isJsonObject(block) ? block : {};
}

/** Inserts a picture or an embed, or changes the selected one. */
export function SolidDialog({ editor, kind, onClose }: Props) {
  const { locale, session } = useEditor();
  const text = messages[locale];
  const fields = fieldMessages[locale];
  const [block, setBlock] = useState<JsonObject>(() => (kind === "selected" ? findSelected(editor) : {}));
  const isEmbed = kind === "embed" || block.type === "embed";
  const embed = isJsonObject(block.oembed) ? block.oembed : {};
  const finish = (next: JsonObject) => {
    onClose();
    editor.run(insertNodes([schema.node("solidBlock", { block: next })]));
  };
  return (
    <Dialog
      title={isEmbed ? text.embedTitle : text.imageTitle}
      onClose={onClose}
      isWide={kind === "image"}
      footer={
        kind === "image" ? undefined : (
          <Button
            tone="primary"
            disabled={isEmbed && !/^https?:\/\/[^\s/]+/.test(toText(embed.embed_url))}
            onClick={() => finish(block)}
          >
            {text.apply}
          </Button>
        )
      }
    >
      {kind === "image" ? (
        <AssetPicker
          kind="image"
          onPick={(asset) => finish({ type: "image", ...toImage(asset, session.summary.lang), ...newBlockRest })}
        />
      ) : null}
      {isEmbed ? (
        <label>
          {fields.embedUrl}
          <input
            className={controls.root}
            inputMode="url"
            placeholder="https://"
            value={toText(embed.embed_url)}
            onChange={({ target }) =>
              setBlock({
                ...newBlockRest,
                type: "embed",
                oembed: { type: "link", embed_url: target.value.trim() },
              })
            }
          />
        </label>
      ) : null}
      {block.type === "image" ? (
        <>
          <AltText image={block} onChange={setBlock} />
          <LinkEditor
            name={text.linkTitle}
            link={isJsonObject(block.linkTo) ? block.linkTo : { link_type: "Any" }}
            kinds={["Web", "Document", "Media"]}
            types={[]}
            onChange={(link) => setBlock(withMember(block, "linkTo", link.link_type === "Any" ? undefined : link))}
          />
        </>
      ) : null}
    </Dialog>
  );
}
