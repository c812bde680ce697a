import type { AsPlainObject } from "minisearch";

type Postings = AsPlainObject["index"][number][1];

/**
 * The library's own form of an index, a fifth smaller: a line for each word, with the distances between the documents
 * it stands in (`ethereum 0:1,4,2*3 2:9` = field 0 of documents 1, 5 and, three times, 7; field 2 of document 9).
 */
export type PackedIndex = Omit<AsPlainObject, "index" | "documentIds" | "storedFields" | "dirtCount"> & {
  words: string;
};

/** Serialised index. */
export type Payload = { entries: string[][]; index: PackedIndex };

/** Packs an index whose documents are numbered as they were added. */
export function packIndex(plain: AsPlainObject): PackedIndex {
  const { documentCount, nextId, fieldIds, fieldLength, averageFieldLength, serializationVersion } = plain;
  const lines = plain.index
    .map(([word, postings]) => `${word} ${packPostings(postings)}`)
    .sort((a, b) => (a < b ? -1 : 1));
  return {
    documentCount,
    nextId,
    fieldIds,
    fieldLength,
    averageFieldLength,
    serializationVersion,
    words: lines.join("\n"),
  };
}

function packPostings(postings: Postings): string {
  const fields = Object.entries(postings).map(([field, documents]) => {
    let last = 0;
    const steps = Object.entries(documents).map(([id, count]) => {
      const step = Number(id) - last;
      last = Number(id);
      return Number(count) > 1 ? `${step}*${count}` : `${step}`;
    });
    return `${field}:${steps.join(",")}`;
  });
  return fields.join(" ");
}

/** The library's form again. */
export function unpackIndex({ words, ...rest }: PackedIndex): AsPlainObject {
  const numbers = Array.from({ length: rest.nextId }, (_, id) => [String(id), id] as const);
  return {
    ...rest,
    documentIds: Object.fromEntries(numbers),
    storedFields: {},
    dirtCount: 0,
    index: words.split("\n").filter(Boolean).map(unpackLine),
  };
}

function unpackLine(line: string): AsPlainObject["index"][number] {
  const [word = "", ...fields] = line.split(" ");
  return [word, Object.fromEntries(fields.map(unpackField))];
}

function unpackField(packed: string) {
  const [field = "", steps = ""] = packed.split(":");
  const documents: Record<string, number> = {};
  let id = 0;
  for (const step of steps.split(",")) {
    const [distance, count] = step.split("*");
    id += Number(distance);
    documents[id] = Number(count ?? 1);
  }
  return [field, documents] as const;
}

/** Whether a response has the shape of an index; the library's own data is not checked. */
export function isPayload(value: unknown): value is Payload {
  if (typeof value !== "object" || value === null || !("entries" in value) || !("index" in value)) return false;
  const { entries, index } = value;
  const areRows =
    Array.isArray(entries) &&
    entries.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === "string"));
  return areRows && typeof index === "object" && index !== null && "words" in index && typeof index.words === "string";
}
