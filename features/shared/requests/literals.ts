/** Quotes a text as one word of a shell command. */
export const shellWord = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

// Width of a column of code beside text.
const maxLineLength = 60;

/** Literals of JSON values in a language. */
type Spelling = { scalar: (value: unknown) => string; step: string; lastComma: string };

/** A JSON body for display: short objects and lists are on one line. */
export const formatBody = (body: string) => formatJson(JSON.parse(body));

/** A JSON value over as few lines as fit into a column of code. */
export const formatJson = (value: unknown) =>
  writeValue(value, { scalar: (one) => JSON.stringify(one) ?? "null", step: "  ", lastComma: "" }, "");

/** A JSON value as Python source; `margin` indents its further lines. */
export const pythonLiteral = (value: unknown, margin = "") =>
  writeValue(value, { scalar: pythonScalar, step: "    ", lastComma: "," }, margin);

function pythonScalar(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return JSON.stringify(value);
}

function writeValue(value: unknown, spelling: Spelling, margin: string): string {
  if (typeof value !== "object" || value === null) return spelling.scalar(value);
  const inside = margin + spelling.step;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const members = Array.isArray(value)
    ? value.map((inner) => writeValue(inner, spelling, inside))
    : Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([name, inner]) => `${JSON.stringify(name)}: ${writeValue(inner, spelling, inside)}`);
  const short = `${open}${members.join(", ")}${close}`;
  if (members.length === 0 || (short.length + margin.length <= maxLineLength && !short.includes("\n"))) return short;
  const lines = members.map((member) => `${inside}${member}`).join(",\n");
  return `${open}\n${lines}${spelling.lastComma}\n${margin}${close}`;
}

/** A text whose further lines are indented like their call. */
export const indent = (text: string) => text.replaceAll("\n", "\n  ");

/** A Go string literal, raw if possible. */
export const goString = (text: string) => (text.includes("`") ? JSON.stringify(text) : `\`${text}\``);

/** A Rust raw string literal with as many `#` as it needs. */
export function rustString(text: string): string {
  let marks = "#";
  while (text.includes(`"${marks}`)) marks += "#";
  return `r${marks}"${text}"${marks}`;
}
