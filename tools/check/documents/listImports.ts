import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** The project's files and folders that a module imports, as paths from the root, with or without an extension. */
export function listImports(path: string): string[] {
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, specifier = ""]) => {
    if (specifier.startsWith(".")) return [normalize(join(dirname(path), specifier))];
    if (specifier.startsWith("@/")) return [specifier.slice(2)];
    return Object.entries(imports).flatMap(([pattern, target]) => {
      const [start = "", isOpen] = [pattern.replace("*", ""), pattern.endsWith("*")];
      if (isOpen ? !specifier.startsWith(start) : specifier !== pattern) return [];
      return [normalize(target.replace("*", specifier.slice(start.length)))];
    });
  });
}
