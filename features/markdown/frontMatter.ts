import { printable } from "@/features/shared/printable";

/** What stands above the text: `---` lines with one fact each, written as YAML reads them; empty facts are left out. */
export function frontMatter(facts: Record<string, string | undefined>): string {
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(printable(value))}`] : [],
  );
  return ["---", ...lines, "---"].join("\n");
}
