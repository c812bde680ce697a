import { printable } from "@/features/shared/printable";

/** YAML front matter: one fact per line between `---` lines; empty facts are left out. */
export function frontMatter(facts: Record<string, string | string[] | undefined>): string {
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value && value.length > 0 ? [`${name}: ${writeValue(value)}`] : [],
  );
  return ["---", ...lines, "---"].join("\n");
}

const writeValue = (value: string | string[]) =>
  JSON.stringify(typeof value === "string" ? printable(value) : value.map(printable));
