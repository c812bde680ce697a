import type { JsonObject } from "#cms/repository/domain/model/document.ts";

/** A part of a text: a block of rich text, or what stands alone between blocks. */
export type Part =
  | { kind: "block"; block: JsonObject }
  | { kind: "table"; table: JsonObject }
  | { kind: "figure"; image: JsonObject; caption: JsonObject };

type Mark = { type: string; data?: JsonObject };
type Open = Mark & { start: number };

/** Writes text with marks into blocks of rich text; a block begins with the first word behind the last one. */
export class RichTextWriter {
  readonly parts: Part[] = [];
  private type = "paragraph";
  private label: string | undefined;
  private text = "";
  private spans: JsonObject[] = [];
  private open: Open[] = [];

  /** Writes text; white space is one space, and none at the start of a line. */
  write(text: string): void {
    const joined = text.replaceAll(/[ \t\n\f\r]+/g, " ");
    this.text += /(?:^|\n| )$/.test(this.text) ? joined.replace(/^ /, "") : joined;
  }

  /** Writes text as it is. */
  writeExact(text: string): void {
    this.text += text;
  }

  breakLine(): void {
    this.text = `${this.text.replace(/ $/, "")}\n`;
  }

  /** Marks what a task writes. */
  mark(mark: Mark, task: () => void): void {
    this.open.push({ ...mark, start: this.text.length });
    task();
    const last = this.open.pop();
    if (last) this.close(last);
  }

  /** Writes what a task writes as blocks of a type. */
  block(type: string, task: () => void): void {
    this.end();
    const outer = this.type;
    this.type = type;
    task();
    this.end();
    this.type = outer;
  }

  /** Labels the blocks that a task writes. */
  labelled(label: string, task: () => void): void {
    this.end();
    const outer = this.label;
    this.label = label;
    task();
    this.end();
    this.label = outer;
  }

  /** Ends the current block, and adds a part behind it. */
  add(part: Part): void {
    this.end();
    this.parts.push(part);
  }

  /** Ends the current block; marks continue in the next one. */
  end(): void {
    for (const mark of this.open) this.close(mark);
    const isCode = this.type === "preformatted";
    const text = isCode ? this.text.replace(/^\n|\s+$/g, "") : this.text.trimEnd();
    const cut = isCode && this.text.startsWith("\n") ? 1 : 0;
    if (text.trim() !== "") {
      const within = (at: unknown) => Math.min(text.length, Math.max(0, Number(at) - cut));
      const spans = this.spans
        .map((span) => ({ ...span, start: within(span.start), end: within(span.end) }))
        .filter(({ start, end }) => end > start);
      const whole = this.label ? [{ start: 0, end: text.length, type: "label", data: { label: this.label } }] : [];
      const block = { type: this.type, text, spans: [...spans, ...whole], direction: "ltr" };
      this.parts.push({ kind: "block", block });
    }
    this.text = "";
    this.spans = [];
    this.open = this.open.map((mark) => ({ ...mark, start: 0 }));
  }

  private close({ start, type, data }: Open): void {
    const end = this.text.length;
    if (end > start) this.spans.push({ start, end, type, ...(data ? { data } : {}) });
  }
}
