import { getSchema } from "@tiptap/core";
import type { Node, Schema } from "@tiptap/pm/model";

import { isJsonObject, toJsonList } from "@/features/studio/editor/store/json";
import type { Json } from "@/features/studio/editor/store/json";

import { newBlockRest, toBlock, toBlockNode } from "./blocks";
import { extensions } from "./extensions";
import { pendingType } from "./pastedPictures";

const ownSchema = getSchema(extensions);

const isPending = ({ attrs }: Node) => isJsonObject(attrs.block) && attrs.block.type === pendingType;

/**
 * Converts a field's rich text to ProseMirror's document and back without loss: a block that was not touched comes back as
 * the same object. One converter belongs to one field.
 */
export class RichTextConverter {
  readonly #schema: Schema;
  readonly #sources = new WeakMap<Node, Json>();
  /** The document of a field without blocks, which differs from one empty paragraph. */
  #empty: Node | undefined;

  constructor(schema: Schema = ownSchema) {
    this.#schema = schema;
  }

  /** The document of a field's value. `first` is the kind of block that an empty field starts with. */
  toNode(value: Json | undefined, first = "paragraph"): Node {
    const blocks = toJsonList(value);
    this.#empty = undefined;
    if (blocks.length === 0) {
      this.#empty = toBlockNode(this.#schema, { type: first, text: "", spans: [], ...newBlockRest });
      return this.#schema.node("doc", null, [this.#empty]);
    }
    const nodes = blocks.map((block) => {
      const node = toBlockNode(this.#schema, block);
      this.#sources.set(node, block);
      return node;
    });
    return this.#schema.node("doc", null, nodes);
  }

  /** The value of a document, without placeholders of pictures. */
  toValue(document: Node): Json[] {
    const nodes = document.children.filter((node) => !isPending(node));
    const [only] = nodes;
    if (this.#empty && nodes.length === 1 && only?.eq(this.#empty)) return [];
    return nodes.map((node) => {
      const block = this.#sources.get(node) ?? toBlock(node);
      this.#sources.set(node, block);
      return block;
    });
  }
}
