import { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import type { Command, Plugin, Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { EditorProps } from "prosemirror-view";

import { drawSolid } from "./solidView.ts";

type Options = {
  doc: Node;
  plugins: readonly Plugin[];
  props: EditorProps;
  onUpdate: (doc: Node) => void;
  /** Called before and after an edit that is a step of undo of its own. */
  onStep: () => void;
};

/** Meta of a transaction that shows another value: it is no edit. */
export const isReplacement = "isReplacement";
/** Meta of a transaction that converts what was typed: the document with it, to which undo returns. */
export const typedDoc = "typedDoc";

/** ProseMirror's state, which outlives its view: the view exists while the text is mounted. */
export class TextEditor {
  state: EditorState;
  view: EditorView | undefined;
  private readonly props: EditorProps;
  private readonly onUpdate: (doc: Node) => void;
  private readonly onStep: () => void;
  private readonly listeners = new Set<() => void>();

  constructor({ doc, plugins, props, onUpdate, onStep }: Options) {
    this.state = EditorState.create({ doc, plugins });
    this.props = props;
    this.onUpdate = onUpdate;
    this.onStep = onStep;
  }

  mount(element: HTMLElement): EditorView {
    this.view = new EditorView(element, {
      ...this.props,
      state: this.state,
      nodeViews: { solidBlock: drawSolid },
      dispatchTransaction: (transaction) => this.dispatch(transaction),
    });
    return this.view;
  }

  unmount(): void {
    this.view?.destroy();
    this.view = undefined;
  }

  readonly dispatch = (transaction: Transaction): void => {
    const typed: unknown = transaction.getMeta(typedDoc);
    if (typed instanceof Node) {
      this.onUpdate(typed);
      this.onStep();
    }
    const { state, transactions } = this.state.applyTransaction(transaction);
    this.state = state;
    this.view?.updateState(state);
    for (const listener of this.listeners) listener();
    const isEdit = !transaction.getMeta(isReplacement) && transactions.some(({ docChanged }) => docChanged);
    if (isEdit) this.onUpdate(state.doc);
    if (typed) this.onStep();
  };

  /** Runs a command, then focuses the text: a frame later, when a dialog that closes has given the focus back. */
  run(command: Command): boolean {
    const isDone = command(this.state, this.dispatch, this.view);
    requestAnimationFrame(() => this.view?.focus());
    return isDone;
  }

  /** Calls a function after each transaction; returns the function that ends it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
