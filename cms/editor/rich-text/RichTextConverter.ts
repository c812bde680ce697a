import type { Node } from "prosemirror-model";

import { isJsonObject, toJsonList } from "#cms/editor/store/json.ts";
import type { Json } from "#cms/editor/store/json.ts";

import { newBlockRest, toBlock, toBlockNode } from "./blocks.ts";
import { pendingType } from "./pastedPictures.ts";
import { schema } from "./schema.ts";

const isPending = ({ attrs }: Node) => isJsonObject(attrs.block) && attrs.block.type === pendingType;

/**
 * Converts a field's rich text to ProseMirror's document and back without loss: a block that was not touched comes back as
 * the same object. One converter belongs to one field.
 */
export class RichTextConverter {
  private readonly sources = new WeakMap<Node, Json>();
  /** The document of a field without blocks, which differs from one empty paragraph. */
  private empty: Node | undefined;

  /** The document of a field's value. `first` is the kind of block that an empty field starts with. */
  toNode(value: Json | undefined, first = "paragraph"): Node {
    const blocks = toJsonList(value);
    this.empty = undefined;
    if (blocks.length === 0) {
      this.empty = toBlockNode(schema, { type: first, text: "", spans: [], ...newBlockRest });
      return schema.node("doc", null, [this.empty]);
    }
    const nodes = blocks.map((block) => {
      const node = toBlockNode(schema, block);
      this.sources.set(node, block);
      return node;
    });
    return schema.node("doc", null, nodes);
  }

  /** The value of a document, without placeholders of pictures. */
  toValue(document: Node): Json[] {
    const nodes = document.children.filter((node) => !isPending(node));
    const [only] = nodes;
    if (this.empty && nodes.length === 1 && only?.eq(this.empty)) return [];
    return nodes.map((node) => {
      const block = this.sources.get(node) ?? toBlock(node);
      this.sources.set(node, block);
      return block;
    });
  }
}
