import type { DocumentName } from "./documents";

const text = { type: "string" };
const texts = { type: "array", items: text };
const flag = { type: "boolean" };
const count = { type: ["number", "null"], minimum: 0 };
const percent = { type: "number", minimum: 0, maximum: 100 };
const day = { type: "string", format: "date" };
const key = { type: "string", pattern: "^[a-z0-9-]+$" };

/** An object whose named fields are all there; readers must bear further ones. */
const shape = (properties: Record<string, object>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
const list = (items: object) => ({ type: "array", items });
const toMapSchema = (values: object) => ({ type: "object", additionalProperties: values });

const head = {
  $schema: { type: "string", format: "uri" },
  version: { type: "string", pattern: "^1\\.\\d+$" },
};

const schemas: Record<DocumentName, { title: string; properties: Record<string, object> }> = {
  "protocols.json": {
    title: "Chains with their networks, interfaces and state",
    properties: {
      protocols: list(
        shape({
          key,
          name: text,
          ticker: text,
          formerNames: texts,
          families: texts,
          interfaces: texts,
          addOns: texts,
          state: { enum: ["available", "inactive", "coming-soon"] },
          isPartner: flag,
          hasDedicated: flag,
          hasArchive: flag,
          networks: list(
            shape({
              id: text,
              name: text,
              isTest: flag,
              chainId: { type: ["integer", "null"], description: "null where it was not checked against a registry" },
              explorer: { type: ["string", "null"], format: "uri" },
            }),
          ),
          url: { type: "string", format: "uri" },
        }),
      ),
    },
  },
  "compute-units.json": {
    title: "What a call costs, in compute units",
    properties: {
      formula: text,
      archiveMultiplier: count,
      protocols: list(shape({ key, name: text, multiplier: { type: "number", exclusiveMinimum: 0 }, families: texts })),
      families: toMapSchema(list(shape({ method: text, category: text, multiplier: { type: "number", minimum: 0 } }))),
    },
  },
  "plans.json": {
    title: "Plans and prices",
    properties: {
      currency: { type: "string", pattern: "^[A-Z]{3}$" },
      period: { const: "month" },
      plans: list(
        shape({
          id: key,
          name: text,
          price: count,
          isFrom: flag,
          requestsPerDay: count,
          requestsPerSecond: count,
          batchCalls: count,
          logBlocks: count,
          socketsPerKey: count,
          subscriptionsPerSocket: count,
          hasArchive: { type: ["boolean", "null"] },
          hasTrace: { type: ["boolean", "null"] },
          requests: { type: ["string", "null"] },
          rollOver: { type: ["boolean", "null"] },
          computeUnits: count,
          freeMonths: count,
          labels: texts,
        }),
      ),
    },
  },
  "availability.json": {
    title: "Percent of probes answered, by chain, region and day",
    properties: {
      sample: { type: "boolean", description: "true where the figures are sample data and were not measured" },
      unit: { const: "percent" },
      from: day,
      to: day,
      regions: texts,
      protocols: list(
        shape({
          key,
          mean: { ...percent, type: ["number", "null"], description: "mean of the regions, floored to two decimals" },
          regions: toMapSchema(percent),
          days: toMapSchema(list({ ...percent, type: ["number", "null"] })),
        }),
      ),
    },
  },
};

/** The JSON schema (2020-12) of a document, first version. */
export function writeSchema(origin: string, name: DocumentName) {
  const { title, properties } = schemas[name];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${origin}/data/schemas/v1/${name}`,
    title,
    ...shape({ ...head, ...properties }),
  };
}
