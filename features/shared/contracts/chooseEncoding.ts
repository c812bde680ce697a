export type Encoding = "br" | "gzip" | "identity";

const known = new Map<string, Encoding>();
const maxKnown = 200;

/** The best encoding that a client accepts; browsers send few different headers, so results are cached. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const remembered = known.get(accepted);
  if (remembered) return remembered;
  const encoding = parse(accepted);
  if (known.size < maxKnown) known.set(accepted, encoding);
  return encoding;
}

function parse(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  if ((weights.get("br") ?? 0) > 0) return "br";
  return (weights.get("gzip") ?? weights.get("*") ?? 0) > 0 ? "gzip" : "identity";
}
