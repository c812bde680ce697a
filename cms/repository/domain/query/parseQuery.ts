import { maxLevels, QueryError } from "./QueryError.ts";

export type Value = string | number | Value[];

/** One filter: `at(document.type, "page")`. Its first argument is a path, except for `similar`. */
export type Predicate = { name: string; path: string; args: Value[]; column: number };

/** Reads a `q` parameter: `[[at(document.type, "page")][has(my.page.title)]]`, also with the old `:d =`. */
export function parseQuery(text: string): Predicate[] {
  const reader = new Reader(text);
  reader.expect("[");
  const found: Predicate[] = [];
  while (reader.peek() === "[") found.push(readPredicate(reader));
  reader.expect("]");
  reader.end();
  return found;
}

function readPredicate(reader: Reader): Predicate {
  reader.expect("[");
  if (reader.peek() === ":") {
    reader.expect(":");
    reader.word();
    reader.expect("=");
  }
  const column = reader.column;
  const name = reader.word();
  reader.expect("(");
  const args: Value[] = [];
  const path = reader.peek() === '"' ? "" : reader.word();
  if (path === "") args.push(reader.value());
  while (reader.peek() === ",") {
    reader.expect(",");
    args.push(reader.value());
  }
  reader.expect(")");
  reader.expect("]");
  return { name, path, args, column };
}

class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get column(): number {
    return this.at + 1;
  }

  peek(): string {
    while (/\s/.test(this.text[this.at] ?? "")) this.at += 1;
    return this.text[this.at] ?? "";
  }

  expect(character: string): void {
    if (this.peek() !== character) this.fail(character, this.peek() || "end of query");
    this.at += 1;
  }

  word(): string {
    this.peek();
    const word = /^[A-Za-z_][\w.-]*/.exec(this.text.slice(this.at))?.[0];
    if (!word) return this.fail("a name", this.peek() || "end of query");
    this.at += word.length;
    return word;
  }

  value(depth = 0): Value {
    const next = this.peek();
    if (next === '"') return this.string();
    if (next === "[") return this.list(depth + 1);
    const number = /^-?\d+(\.\d+)?([eE][+-]?\d+)?/.exec(this.text.slice(this.at))?.[0];
    if (number) {
      this.at += number.length;
      return Number(number);
    }
    // Booleans travel as bare words.
    const word = /^(true|false)\b/.exec(this.text.slice(this.at))?.[0];
    if (!word) return this.fail("a value", next || "end of query");
    this.at += word.length;
    return word;
  }

  private string(): string {
    let text = "";
    for (let at = this.at + 1; at < this.text.length; at += 1) {
      const character = this.text[at] ?? "";
      // The official client escapes only the quote; any other backslash is a character of the text.
      if (character === "\\" && this.text[at + 1] === '"') {
        text += '"';
        at += 1;
      } else if (character === '"') {
        this.at = at + 1;
        return text;
      } else text += character;
    }
    return this.fail('"', "end of query");
  }

  private list(depth: number): Value[] {
    if (depth > maxLevels) {
      throw new QueryError(`lists may be nested at most ${maxLevels} levels deep`, this.column);
    }
    this.expect("[");
    const values: Value[] = [];
    while (this.peek() !== "]") {
      values.push(this.value(depth));
      if (this.peek() === ",") this.expect(",");
      else if (this.peek() !== "]") this.fail("]", this.peek() || "end of query");
    }
    this.expect("]");
    return values;
  }

  end(): void {
    if (this.peek() !== "") this.fail("end of query", this.peek());
  }

  fail(expected: string, found: string): never {
    const column = this.column;
    throw new QueryError(
      `\`${expected}' expected but \`${found}' found on line:1 col:${column} in query '${this.text}'`,
      column,
    );
  }
}
