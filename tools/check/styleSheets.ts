/** A style sheet and the modules that may use its classes, by path. */
type Sheet = { path: string; css: string };

const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|red|green|blue|yellow|orange|gray|grey|navy|silver|purple)(?![\w-])/i;
const length = /(?<![\w-])-?\d*\.?\d+(?:px|rem|pt|cm|mm|in)\b/;
const spaces = /^(?:padding|margin|gap|row-gap|column-gap|border-radius|scroll-margin|scroll-padding)(?:-|$)/;
const generic = /(?<![\w-])(?:serif|sans-serif|monospace|system-ui|ui-[a-z-]+|["'])/;

/** Values that belong in the token sheet. A comment on the line justifies an exception. */
export function findRawValues({ path, css }: Sheet): string[] {
  const lines = css.split("\n");
  return lines.flatMap((line, index) => {
    const [, property = "", value = ""] = /^\s*([a-z-]+):\s*(.+?);?\s*(?:\/\*.*)?$/.exec(line) ?? [];
    const reason = explains(line) || explains(lines[index - 1]) ? undefined : whyRaw(property, value);
    return reason ? [`${path}:${index + 1} ${reason}: ${line.trim()}`] : [];
  });
}

const explains = (line: string | undefined) => line !== undefined && /\/\*.+\*\/\s*$/.test(line);

function whyRaw(property: string, value: string): string | undefined {
  if (colour.test(value)) return "a colour of its own";
  if (property === "font-size" && length.test(value)) return "a text size of its own";
  if (property === "font" && (length.test(value) || generic.test(value))) return "a text size or face of its own";
  if (property === "font-family" && generic.test(value)) return "a face of its own";
  return spaces.test(property) && length.test(value) ? "a space of its own" : undefined;
}

/** Classes that a sheet defines; those of other sheets and of the page are omitted. */
export function findClasses(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\{[^{}]*\}/g, "{}")
    .replace(/@[^{;]*[{;]/g, "");
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));
}

/** Classes that a module reads from the sheet it imports under a name. */
export const findUsedClasses = (code: string, sheetName: string) =>
  new Set(
    [...code.matchAll(new RegExp(`(?<![\\w./])${sheetName}\\.([a-zA-Z]\\w*)`, "g"))].map(([, name = ""]) => name),
  );
