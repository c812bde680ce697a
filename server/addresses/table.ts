import { array, boolean, mixed, number, object, string } from "yup";
import type { AnySchema, InferType } from "yup";

import { ownValue } from "../../features/shared/contracts/ownValue.ts";

const words = array().of(string().required());

/** An object with any keys, each value of one shape. */
const mapOf = <S extends AnySchema>(value: S) =>
  mixed(
    (input): input is Record<string, InferType<S>> =>
      typeof input === "object" && input !== null && Object.values(input).every((one) => value.isValidSync(one)),
  ).required();

const redirect = object({ to: string().required(), status: number().oneOf([307, 308]).required() });

/** What the app tells about its addresses, as `/api/addresses/` answers it. */
export const tableShape = object({
  ref: string().required(),
  /** Not all pages are known yet: the app finds out about the others one by one. */
  incomplete: boolean().default(false),
  languages: array()
    .of(
      object({
        /** What its paths begin with: "" or `/cn`. */
        prefix: string().defined(),
        /** Path that shows the page for unknown paths. */
        missing: string().required(),
        /** Path that shows the page for failures. */
        unavailable: string().required(),
      }),
    )
    .required(),
  /** A prefix that paths must not carry. */
  spare: string().required(),
  /** Where `/` leads visitors without the cookie. */
  home: object({ to: string().required(), unlessCookie: string().required() }).optional().default(undefined),
  paths: words.required(),
  /** Names in a query that change a page, by its path; every other query is without effect. */
  queries: mapOf(words.required()),
  redirects: mapOf(redirect.required()),
  /** Other origins that pages may use, beyond what every page may. */
  origins: object({ script: words, connect: words, image: words, frame: words }).optional().default(undefined),
});

export type TableData = InferType<typeof tableShape>;
export type Origins = NonNullable<TableData["origins"]>;
export type Language = NonNullable<TableData["languages"]>[number];

/** What a path leads to. `key` is the one spelling under which its page is stored. */
export type Place =
  | { kind: "page"; key: string; queries: readonly string[] }
  | { kind: "redirect"; to: string; status: number; external: boolean }
  | { kind: "missing"; language: Language };

/** The addresses of the site as a lookup that costs nothing. */
export class AddressTable {
  readonly data: TableData;
  private readonly places = new Map<string, Place>();

  constructor(data: TableData) {
    this.data = data;
    for (const path of data.paths)
      this.places.set(path, { kind: "page", key: path, queries: ownValue(data.queries, path) ?? [] });
    for (const { missing } of data.languages) this.places.delete(missing);
    for (const [from, { to, status }] of Object.entries(data.redirects)) {
      this.places.set(from, { kind: "redirect", to, status, external: !to.startsWith("/") });
    }
  }

  /** The place of a decoded path; a path of another spelling is led to the right one. */
  find(path: string, cookie: string | undefined): Place {
    const { home } = this.data;
    if (path === "/" && home && !cookie?.split(/; */).includes(home.unlessCookie)) {
      return { kind: "redirect", to: home.to, status: 307, external: false };
    }
    return this.places.get(path) ?? this.correct(path) ?? { kind: "missing", language: this.languageOf(path) };
  }

  /** Whether a page is stored under this path. */
  hasPage(path: string): boolean {
    return this.places.get(path)?.kind === "page";
  }

  /** The language a path belongs to. */
  languageOf(path: string): Language {
    const { languages } = this.data;
    const found = languages.find(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`)));
    const [first] = languages;
    if (!first) throw new Error("The address table names no language");
    return found ?? languages.find(({ prefix }) => prefix === "") ?? first;
  }

  private correct(path: string): Place | undefined {
    const single = path.replace(/\/{2,}/g, "/");
    const slashed = single.endsWith("/") ? single : `${single}/`;
    const { spare } = this.data;
    const canonical = slashed.startsWith(`${spare}/`) ? slashed.slice(spare.length) : slashed;
    // Leading someone to a page that is not there would only take longer.
    return canonical !== path && this.places.has(canonical)
      ? { kind: "redirect", to: encodeURI(canonical), status: 308, external: false }
      : undefined;
  }
}
