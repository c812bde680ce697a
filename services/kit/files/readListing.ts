type Listing = { files: { key: string; size: number }[]; next: string | undefined };

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A page of a bucket's listing (`ListObjectsV2`), whose keys the server may have URL-encoded as it was asked to. */
export function readListing(xml: string): Listing {
  const toKey = /<EncodingType>url</.test(xml)
    ? (text: string) => decodeURIComponent(text.replaceAll("+", " "))
    : decodeEntities;
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
    key: toKey(readElement(entry, "Key") ?? ""),
    size: Number(readElement(entry, "Size")),
  }));
  const next = readElement(xml, "NextContinuationToken");
  return { files, next: next === undefined ? undefined : decodeEntities(next) };
}

const readElement = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>(.*?)</${name}>`, "s").exec(xml)?.[1];

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex: string, digits: string | undefined, name: string) =>
    digits ? String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)) : (entities[name] ?? whole),
  );
