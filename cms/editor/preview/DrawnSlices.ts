import { hasContent } from "#contracts/sliceContent.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";
import { FieldFinder } from "#cms/editor/on-page/FieldFinder.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { readField } from "#cms/editor/store/readField.ts";

import { fillPlaceholders } from "./fillPlaceholders.ts";

/** What is drawn of a slice; `labelled` has the labels of its empty fields too. */
type Drawn = { json: JsonObject; isEmpty: boolean; labelled?: JsonObject };

/** What the page draws of each slice: one without content shows the labels of its fields. */
export class DrawnSlices {
  private readonly session: EditorSession;
  /** By what is stored; unchanged slices keep their object. */
  private readonly drawn = new WeakMap<JsonObject, Drawn>();
  /** A slice that was empty when it was selected: the labels of its empty fields stay while it is. */
  private newKey = "";

  constructor(session: EditorSession) {
    this.session = session;
  }

  show(key: string): Drawn {
    const { store, models, selected } = this.session;
    const slice = store.slice(key);
    const drawn = this.drawn.get(slice) ?? this.remember(slice);
    if (drawn.isEmpty && selected === key) this.newKey = key;
    if (drawn.isEmpty || key !== this.newKey) return drawn;
    if (selected !== key) {
      this.newKey = "";
      return drawn;
    }
    drawn.labelled ??= fillPlaceholders(models, slice, true) ?? slice;
    return { json: drawn.labelled, isEmpty: false };
  }

  /** Marks the labels that stand between texts of a slice, which was drawn from `source`. */
  mark(root: Element, key: string, source: JsonObject | undefined): void {
    for (const one of root.querySelectorAll("[data-placeholder]")) one.removeAttribute("data-placeholder");
    if (key !== this.newKey || !source || this.show(key).isEmpty) return;
    for (const { path, element } of new FieldFinder(root, source).list())
      if (!hasContent({ path: readField(this.session.store, key, path) }, {}))
        element.setAttribute("data-placeholder", "");
  }

  private remember(slice: JsonObject): Drawn {
    const filled = fillPlaceholders(this.session.models, slice);
    const drawn = { json: filled ?? slice, isEmpty: filled !== undefined };
    this.drawn.set(slice, drawn);
    return drawn;
  }
}
