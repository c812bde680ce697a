/** @jest-environment node */
import computeUnits from "@/content/data/compute-units.json";
import { readdirSync, readFileSync } from "node:fs";

import methodGroups from "@/content/data/methods.json";

import { formatNumber } from "@/features/shared/locale";
import { sharedLimits } from "@/features/shared/contracts/planLimits";

import { isMethod } from "./names";
import { methodPages } from "./methodPages";
import { getKind, listKinds } from "./referenceKinds";
import { findReference, referenceMethods } from "./references";

const prices: Record<string, { method: string }[]> = computeUnits.families;
const pairs = [...referenceMethods].flatMap(([family, methods]) => methods.map((method) => ({ family, method })));

const listTexts = (family: string, method: string) => {
  const { summary, parameters, result, errors = [], traps = [] } = findReference(family, method) ?? {};
  const fields = [...(parameters ?? []), ...(result ? [result] : [])].flatMap((member) => member.fields ?? []);
  const members = [...(parameters ?? []), ...fields, ...errors];
  return [summary, result?.text, ...members.map(({ text }) => text), ...traps];
};

test("every method with a reference is priced, and has a page", () => {
  expect(pairs.length).toBeGreaterThan(0);
  const strays = pairs.filter(({ family, method }) => !prices[family]?.some((one) => one.method === method));
  expect(strays).toEqual([]);
  expect(methodPages).toHaveLength(pairs.length);
});

test("every text exists in both languages, with balanced backticks around code", () => {
  const wrong = pairs.filter(({ family, method }) =>
    listTexts(family, method).some(
      (text) =>
        !text ||
        [text.en, text.cn].some((one) => one.trim() === "" || one.split("`").length % 2 === 0) ||
        !/[\p{sc=Han}。]/u.test(text.cn) ||
        /\p{sc=Han}/u.test(text.en),
    ),
  );
  expect(wrong).toEqual([]);
});

test("sources are named by https", () => {
  const sources = pairs.map(({ family, method }) => findReference(family, method)?.source ?? "");
  expect(sources.filter((source) => URL.parse(source)?.protocol !== "https:")).toEqual([]);
});

test("a reference describes all fields of the console, and the console has all required fields", () => {
  const differing = methodGroups.flatMap(({ family, kind, methods }) =>
    kind === "json-rpc" || kind === "rest"
      ? Object.entries(methods).flatMap(([method, entry]) => {
          const parameters = findReference(family, method)?.parameters;
          if (!parameters) return [];
          const fields: { name: string; in?: string }[] = entry.fields;
          // The members of a body are one field of the console.
          const hasBody = fields.some((field) => field.in === "body" || field.name === "body");
          const needed = hasBody ? 0 : parameters.filter(({ isOptional }) => !isOptional).length;
          const isComplete = needed <= fields.length && (hasBody || fields.length <= parameters.length);
          return isComplete ? [] : [{ family, method, needed, described: parameters.length, asked: fields.length }];
        })
      : [],
  );
  expect(differing).toEqual([]);
});

test("a documented answer is of the type that the reference names", () => {
  const differing = methodGroups.flatMap(({ family, kind, methods }) =>
    Object.entries(methods).flatMap(([method, entry]) => {
      const type = findReference(family, method)?.result.type;
      if (!type || !("answer" in entry) || (kind !== "json-rpc" && kind !== "rest")) return [];
      const { answer } = entry;
      const answered = getKind(kind === "json-rpc" && "result" in answer ? answer.result : answer);
      return listKinds(type).includes(answered) ? [] : [{ family, method, type, answered }];
    }),
  );
  expect(differing).toEqual([]);
});

test("every family names its sources, except EVM, whose examples are executed", () => {
  const unnamed = readdirSync("content/data/reference").filter((file) => {
    const { confirmedBy } = JSON.parse(readFileSync(`content/data/reference/${file}`, "utf8"));
    return file !== "evm.json" && !(Array.isArray(confirmedBy) && confirmedBy.length > 0);
  });
  expect(unnamed).toEqual([]);
});

test("a method without a reference, or a name that objects inherit, has none", () => {
  expect(findReference("evm", "eth_none")).toBeUndefined();
  expect(findReference("evm", "constructor")).toBeUndefined();
  expect(findReference("toString", "toString")).toBeUndefined();
});

test("fully documented families have a page for nearly every priced method", () => {
  const shares = [...referenceMethods].map(([family, methods]) => {
    const priced = (prices[family] ?? []).filter(({ method }) => isMethod(method));
    return [family, methods.length / priced.length] as const;
  });
  // Some names of the price list are in no specification, such as `getblocknumber`.
  expect(shares.filter(([, share]) => share < 0.8)).toEqual([]);
});

test("the range of eth_getLogs states the limit of shared plans", () => {
  const [filter] = findReference("evm", "eth_getLogs")?.parameters ?? [];
  const first = filter?.fields?.find(({ name }) => name === "fromBlock");
  const limit = formatNumber(sharedLimits.logBlocks, "en");
  expect(first?.text.en).toContain(`${limit} blocks`);
  expect(first?.text.cn).toContain(`${limit} 个区块`);
});
