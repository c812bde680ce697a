import type { JsonObject } from "#cms/editor/store/json.ts";

import { compact, countWritten, listFieldTexts, maxFilled, toFileName } from "./listFieldTexts.ts";
import type { FieldText } from "./listFieldTexts.ts";

/** The field that an element shows; with an empty path the slice, such as for a drawing that has no field. */
export type ShownField = { path: string; element: Element };

type Match = { fields: FieldText[]; element: Element };

/** An entry of a group: `primary.features[2]`. */
const toEntry = (path: string) => /^.*\]/.exec(path)?.[0] ?? "";

/**
 * Finds the field of an element of a slice by what it shows, so that the page needs no marks. `root` holds the rendered
 * slice, `slice` its values as they were rendered.
 */
export class FieldFinder {
  private readonly root: Element;
  private readonly fields: readonly FieldText[];
  private readonly maxLength: number;

  constructor(root: Element, slice: JsonObject) {
    this.root = root;
    this.fields = listFieldTexts(slice);
    // What a placeholder stands for may be longer.
    this.maxLength = Math.max(
      0,
      ...this.fields.map(({ text, pattern }) => text.length + (pattern ? 2 * maxFilled : 0)),
    );
  }

  /** The field that an element shows, or the group entry that it is the box of. */
  find(target: Element): ShownField {
    const match =
      this.matchPicture(target) ?? this.matchText(target) ?? this.matchPart(target) ?? this.matchLink(target);
    if (match) return { path: this.choose(match), element: match.element };
    return this.findEntry(target) ?? { path: "", element: this.root };
  }

  /** Every field that is shown, with its first element, in the order of the page. */
  list(): ShownField[] {
    const shown = new Map<string, ShownField>();
    for (const element of this.root.querySelectorAll("*")) {
      if (!isPicture(element) && compact(readOwnText(element)) === "") continue;
      const field = this.find(element);
      if (field.path && !shown.has(field.path)) shown.set(field.path, field);
    }
    return [...shown.values()];
  }

  private matchPicture(target: Element): Match | undefined {
    const picture = isPicture(target) ? target : undefined;
    if (!picture) return undefined;
    const names = [picture.getAttribute("src"), picture.getAttribute("srcset")].map((url) => toFileName(url ?? ""));
    const fields = this.fields.filter(({ kind, text }) => kind === "picture" && names.includes(text));
    return fields.length > 0 ? { fields, element: picture } : undefined;
  }

  /**
   * The outermost element that shows a field: a word in bold may be another field's text, the paragraph around it is not.
   */
  private matchText(target: Element): Match | undefined {
    let match: Match | undefined;
    // Innermost: a placeholder may also stand for the words around a text.
    let filled: Match | undefined;
    for (const element of this.listAround(target)) {
      const text = compact(element.textContent ?? "");
      if (text.length > this.maxLength) break;
      const fields = text === "" ? [] : this.fields.filter((field) => shows(field, text));
      const exact = fields.filter(({ pattern }) => !pattern);
      const isSame = match?.fields.length === exact.length && match.fields.every((one) => exact.includes(one));
      if (exact.length > 0 && !isSame) match = { fields: exact, element };
      else if (fields.length > 0 && !filled) {
        const most = Math.max(...fields.map(countWritten));
        filled = { fields: fields.filter((field) => countWritten(field) === most), element };
      }
    }
    return match ?? filled;
  }

  /** A field's text beside words that the slice adds, or a part of it, such as a line. */
  private matchPart(target: Element): Match | undefined {
    const text = compact(readOwnText(target));
    if (text === "") return undefined;
    const equal = this.fields.filter((field) => shows(field, text));
    if (equal.length > 0) return { fields: equal, element: target };
    // A few letters stand in many texts.
    const around = this.fields.filter((field) =>
      field.text.length < text.length
        ? field.text.length * 4 > text.length && text.includes(field.text)
        : text.length > 3 && field.text.includes(text),
    );
    return new Set(around.map(({ path }) => path)).size === 1 ? { fields: around, element: target } : undefined;
  }

  private matchLink(target: Element): Match | undefined {
    const element = target.closest("a[href]");
    if (!element || !this.root.contains(element)) return undefined;
    const href = element.getAttribute("href");
    const fields = this.fields.filter(({ kind, url }) => kind === "link" && url !== "" && url === href);
    return fields.length > 0 ? { fields, element } : undefined;
  }

  /** The smallest element around a target that shows texts of an entry: the entry that it shows most of. */
  private findEntry(target: Element): ShownField | undefined {
    for (const element of this.listAround(target)) {
      const text = compact(element.textContent ?? "");
      const shown = this.fields.filter((field) => field.text && text.includes(field.text));
      if (shown.length === 0) continue;
      const entries = [...Map.groupBy(shown, ({ path }) => toEntry(path))];
      const [[path, own] = ["", []]] = entries.sort((a, b) => b[1].length - a[1].length);
      // Texts that others have too, such as a link's, do not count.
      const isAlone = shown.every(({ text: one }) => own.some((field) => field.text === one));
      return path && isAlone ? { path, element } : undefined;
    }
    return undefined;
  }

  /** The path of a match. Of several fields with one text: the one whose neighbours are near, else by order. */
  private choose({ fields, element }: Match): string {
    const paths = [...new Set(fields.map(({ path }) => path))];
    const [first = ""] = paths;
    if (paths.length < 2) return first;
    const near = this.chooseByNeighbours(paths, element);
    if (near) return near;
    const isLink = element.closest("a,button") !== null;
    const ofKind = fields.filter(({ kind }) => (kind === "link") === isLink);
    const left = ofKind.length > 0 ? [...new Set(ofKind.map(({ path }) => path))] : paths;
    const text = compact(element.textContent ?? "");
    const alike = [...this.root.querySelectorAll(element.tagName)].filter(
      (one) =>
        compact(one.textContent ?? "") === text &&
        toFileName(one.getAttribute("src") ?? "") === toFileName(element.getAttribute("src") ?? ""),
    );
    return left[Math.max(0, alike.indexOf(element)) % left.length] ?? first;
  }

  private chooseByNeighbours(paths: readonly string[], element: Element): string | undefined {
    for (const around of this.listAround(element)) {
      const text = compact(around.textContent ?? "");
      const near = paths.filter((path) => this.listNeighbours(path).some((one) => text.includes(one)));
      if (near.length > 0) return near.length === 1 ? near[0] : undefined;
    }
    return undefined;
  }

  /** Texts of the other fields of a path's entry. */
  private listNeighbours(path: string): string[] {
    const entry = toEntry(path);
    if (entry === "") return [];
    const own = this.fields.filter((field) => field.path === path).map(({ text }) => text);
    return this.fields.flatMap((field) =>
      field.path !== path &&
      field.kind !== "picture" &&
      toEntry(field.path) === entry &&
      field.text &&
      !own.includes(field.text)
        ? [field.text]
        : [],
    );
  }

  /** An element and those around it within the slice, innermost first. */
  private *listAround(target: Element): Generator<Element> {
    for (let at: Element | null = target; at && at !== this.root; at = at.parentElement) yield at;
  }
}

const shows = ({ kind, text, pattern }: FieldText, shown: string) =>
  kind !== "picture" && (pattern ? pattern.test(shown) : text === shown);

const isPicture = ({ tagName }: Element) => /^(img|video|source)$/i.test(tagName);

/** Text that stands in an element itself. */
const readOwnText = ({ childNodes }: Element): string =>
  [...childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? "") : "")).join("");
