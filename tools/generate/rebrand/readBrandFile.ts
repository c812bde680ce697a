import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { array, mixed, object, string, tuple, ValidationError } from "yup";
import type { InferType } from "yup";
import { parse } from "yaml";

import { locales } from "../../../features/shared/contracts/locales.ts";
import { Problem } from "../../run/bootstrap/problem.mjs";

const line = string().trim().required();
const url = string().url();
const colour = string().matches(/^#[\da-f]{6}$/i, ({ path }) => `${path} is a colour such as #10233a`);
const texts = object(Object.fromEntries(locales.map((locale) => [locale, string()]))).noUnknown();
const lines = object(Object.fromEntries(locales.map((locale) => [locale, array(line).required().min(1)]))).noUnknown();

const brandSchema = object({
  name: line,
  legal_name: line,
  /** Host of the endpoints, prefixed by a region. */
  endpoint_host: line.matches(/^[a-z\d.-]+\.[a-z]+$/, ({ path }) => `${path} is a host such as acme.example`),
  support_email: line.email(),
  sales_email: string().email(),
  /** Lines of the postal address in each language. */
  postal_address: lines.required(),
  tagline: texts,
  support_bot: url,
  community: url,
  calendar: url,
  social: array(object({ name: line, url: url.required() }).noUnknown().required()),
  /** File of the mark, relative to the brand file. */
  mark: string(),
  /** Tokens of `tokens.css`: one value, or one each for the light and the dark mode. */
  colours: mixed<Record<string, string | [string, string]>>(),
})
  .noUnknown(({ unknown }) => `there is no ${unknown}`)
  .required();

/** A company's names, addresses, mark and colours. */
export type BrandFile = Omit<InferType<typeof brandSchema>, "colours" | "mark"> & {
  /** Text of the mark's SVG. */
  mark: string | undefined;
  /** Values of each token, light and dark. */
  colours: Record<string, [string, string]>;
};

/** Reads a brand's YAML file; throws a `Problem` with one sentence for each error. */
export function readBrandFile(path: string): BrandFile {
  if (!existsSync(path)) throw new Problem(`There is no file ${path}; docs/adopters.md shows an example.`);
  try {
    const { mark, colours, ...brand } = brandSchema.validateSync(parse(readFileSync(path, "utf8")), {
      abortEarly: false,
      strict: true,
    });
    const drawing = mark && resolve(dirname(path), mark);
    if (drawing && !existsSync(drawing)) throw new Problem(`mark: there is no file ${drawing}`);
    return {
      ...brand,
      mark: drawing ? readFileSync(drawing, "utf8") : undefined,
      colours: Object.fromEntries(Object.entries(colours ?? {}).map(([name, value]) => [name, readPair(name, value)])),
    };
  } catch (error) {
    if (error instanceof ValidationError) throw new Problem(`${path}: ${error.errors.join("; ")}`);
    throw error;
  }
}

function readPair(name: string, value: unknown): [string, string] {
  const pair = Array.isArray(value) ? value : [value, value];
  const [light = "", dark = ""] = tuple([colour.required(), colour.required()]).label(name).validateSync(pair) ?? [];
  return [light, dark];
}
