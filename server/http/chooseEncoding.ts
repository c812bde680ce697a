export type Encoding = "br" | "gzip" | "identity";

const known = new Map<string, Encoding>();
const maxKnown = 200;

/** The best encoding a client takes; browsers send few different headers, so answers are remembered. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const remembered = known.get(accepted);
  if (remembered) return remembered;
  const encoding = parse(accepted);
  if (known.size < maxKnown) known.set(accepted, encoding);
  return encoding;
}

function parse(accepted: string): Encoding {
  const taken = new Set<string>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    if (!weight || Number(weight.slice(2)) > 0) taken.add(name);
  }
  if (taken.has("br")) return "br";
  return taken.has("gzip") || taken.has("*") ? "gzip" : "identity";
}
