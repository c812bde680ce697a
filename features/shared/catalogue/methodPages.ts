import "server-only";

import computeUnits from "@/content/data/compute-units.json";
import { getMethodPath } from "@/features/shared/contracts/anchors";
import type { Locale } from "@/features/shared/locale";
import { localizePath } from "@/features/shared/locale";

import { findReference, referenceMethods } from "./references";

/** A method that has a page, with what a call of it costs. */
export type MethodPage = {
  family: string;
  method: string;
  category: string;
  /** Compute units of a call, times those of the chain. */
  multiplier: number;
  /** Value of the template's parameter: `methods-evm/eth_call`. */
  value: string;
};

type Price = { method: string; category: string; multiplier: number };

const families: Record<string, Price[]> = computeUnits.families;

/** Every priced method that has an entry in `content/data/reference/`, family by family, in the order of the price list. */
export const methodPages: readonly MethodPage[] = [...referenceMethods].flatMap(([family, methods]) =>
  (families[family] ?? [])
    .filter(({ method }) => methods.includes(method))
    .map((price) => ({ ...price, family, value: getMethodPath(family, price.method) })),
);

const byValue = new Map(methodPages.map((page) => [page.value, page]));

/** The page behind a value of the template's parameter. */
export const findMethodPage = (value: string): MethodPage | undefined => byValue.get(value);

const pricedMethods = new Set(
  Object.values(families)
    .flat()
    .map(({ method }) => method),
);

/** Whether the price list of any family has a method with this name. */
export const isPricedMethod = (name: string): boolean => pricedMethods.has(name);

/** Families of the price list whose methods have pages, each with the entries that have none. */
export const documentedFamilies: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...referenceMethods].map(([family, methods]) => [
    family,
    (families[family] ?? []).map(({ method }) => method).filter((method) => !methods.includes(method)),
  ]),
);

/** The URL of a method's page; `undefined` where it has none. */
export const getMethodUrl = (family: string, method: string, locale: Locale): string | undefined =>
  findReference(family, method) && localizePath(`/docs/${getMethodPath(family, method)}/`, locale);
