const jsonKinds = ["array", "object", "number", "boolean", "null"];

/** The kinds of value that a reference's type names; what is no JSON type (`quantity`, `hash`) is sent as text. */
export const listKinds = (type: string): string[] =>
  type.split(" or ").map((name) => {
    const [word = ""] = name.split(" ");
    return name === "false" ? "boolean" : (jsonKinds.find((kind) => kind === word) ?? "string");
  });

/** The kind of a value of JSON, by the names that `listKinds` uses. */
export function getKind(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
