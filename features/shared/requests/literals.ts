/** A word of a shell command, whatever stands in it. */
export const shellWord = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A JSON value in Python's spelling. */
export function pythonLiteral(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(", ")}]`;
  if (typeof value === "object") {
    const members = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${pythonLiteral(inner)}`);
    return `{${members.join(", ")}}`;
  }
  return JSON.stringify(value);
}

/** A text in Go's spelling: as it stands where that is possible. */
export const goString = (text: string) => (text.includes("`") ? JSON.stringify(text) : `\`${text}\``);

/** A text in Rust's spelling, with as many marks around it as it needs. */
export function rustString(text: string): string {
  let marks = "#";
  while (text.includes(`"${marks}`)) marks += "#";
  return `r${marks}"${text}"${marks}`;
}
