/** @jest-environment node */
import { XMLValidator } from "fast-xml-parser";
import Ajv from "ajv/dist/2020.js";

import { catalogue } from "@/features/shared/catalogue/catalogue";

import { drawBadge } from "./drawBadge";
import { writeAvailability, writeComputeUnits, writePlans, writeProtocols } from "./documents";
import type { DocumentName } from "./documents";
import { columnTypes, sampleTables, writeSample } from "./sample";
import { writeSchema } from "./writeSchema";

const origin = "https://halyard.example";
const ajv = new Ajv({
  strict: true,
  strictTypes: false,
  allowUnionTypes: true,
  formats: { uri: true, date: /^\d{4}-\d\d-\d\d$/ },
});

function problems(name: DocumentName, document: object) {
  const check = ajv.getSchema(`${origin}/data/schemas/v1/${name}`) ?? ajv.compile(writeSchema(origin, name));
  check(document);
  return check.errors ?? [];
}

test("every chain of the catalogue fits the schema, and only what the nodes call returned is available", () => {
  const document = writeProtocols(origin, catalogue, new Set(["eth"]));
  expect(problems("protocols.json", document)).toEqual([]);
  const states = Object.fromEntries(document.protocols.map(({ key, state }) => [key, state]));
  expect([states.eth, states.btc]).toEqual(["available", "inactive"]);
});

test("without the nodes call the catalogue's own states stand", () => {
  const { protocols } = writeProtocols(origin, catalogue, undefined);
  expect(protocols.find(({ key }) => key === "btc")?.state).toBe("available");
});

test("methods are listed once per family, whatever chain they were read from", () => {
  const method = (name: string, family: string) => ({
    method: name,
    family,
    category: "read",
    multiplier: 1,
    computeUnits: 20,
    archiveComputeUnits: 40,
  });
  const list = (key: string, methods: ReturnType<typeof method>[]) => ({
    protocol: { _key: key, name: key },
    multiplier: 20,
    archiveMultiplier: 2,
    methods,
  });
  const chains = [{ protocol: { _key: "eth", name: "Ethereum" }, multiplier: 20, families: ["evm"] }];
  const lists = [
    list("eth", [method("eth_call", "evm")]),
    list("base", [method("eth_call", "evm"), method("x", "op")]),
  ];
  const document = writeComputeUnits(origin, chains, lists);
  expect(problems("compute-units.json", document)).toEqual([]);
  expect(document).toMatchObject({
    archiveMultiplier: 2,
    families: { evm: [{ method: "eth_call" }], op: [{ method: "x" }] },
  });
});

test("a plan on request has no price, and what a plan does not limit is null", () => {
  const document = writePlans(origin, {
    currency: "USD",
    plans: [{ id: "enterprise", name: "Enterprise", labels: ["Contact"] }],
  });
  expect(problems("plans.json", document)).toEqual([]);
  expect(document.plans).toMatchObject([{ price: null, requestsPerDay: null, labels: ["Contact"] }]);
});

test("availability distinguishes measured days from sample data and takes the mean of the days", () => {
  const history = {
    sample: true,
    from: "2026-08-24",
    to: "2026-11-21",
    regions: ["nyc", "fra"],
    protocols: { eth: { nyc: [100, null], fra: [99.5, 98] } },
  };
  const document = writeAvailability(origin, { eth: { nyc: 99.999, fra: 99.99 }, new: {} }, history);
  expect(problems("availability.json", document)).toEqual([]);
  expect(document.sample).toBe(true);
  expect(document.protocols).toMatchObject([
    // 4 and 29 of 2,880 minutes.
    { key: "eth", mean: 98.85 },
    { key: "new", mean: null, days: {} },
  ]);
});

test("a document of another shape does not fit its schema", () => {
  expect(problems("plans.json", { version: "2.0", plans: [] }).length).toBeGreaterThan(0);
});

test("a badge has name and percent as text too, and labels samples", () => {
  const badge = drawBadge({ name: 'A & "B"', mean: "99.98", isSample: true });
  expect(XMLValidator.validate(badge)).toBe(true);
  expect(badge).toContain('aria-label="A &#38; &#34;B&#34;: 99.98% · sample"');
  expect(drawBadge({ name: "X", mean: undefined, isSample: false })).toContain("not measured");
});

test("a table of the sample is CSV whose lines have as many cells as columns, each of a type; another name has none", () => {
  for (const [name, rows] of Object.entries(sampleTables)) {
    const lines = writeSample(name)?.trimEnd().split("\r\n") ?? [];
    expect(lines).toHaveLength(rows.length + 1);
    expect(new Set(lines.map((line) => line.split(",").length)).size).toBe(1);
    for (const column of Object.keys(rows[0] ?? {})) expect(columnTypes[column]).toBeDefined();
  }
  expect([writeSample("toString"), writeSample("traces.csv")]).toEqual([undefined, undefined]);
});
