import { SliceZone } from "@prismicio/react";

import type { SliceContext } from "@/features/content";
import { anchorSlices, fillBrandDeep, fillDeep, findPage, findSections } from "@/features/content/server";
import type { FoundPage } from "@/features/content/server";
import { placeSections } from "@/features/shared/contracts/sections";
import { toRecord } from "@/features/shared/contracts/sliceContent";
import { htmlLang, localizePath, prismicLang, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { completeSlice } from "@/slices/completeSlice";
import { registry } from "@/slices/registry";

import { DrawnSignal } from "./DrawnSignal";
import { UnchangedSlice } from "./UnchangedSlice";
import { unchangedType, stateType } from "./readSlices";
import type { Slices } from "./readSlices";

import styles from "./SimulatedSlices.module.css";

type Props = {
  slices: readonly Slices[number][];
  locale: Locale;
  /** Sample parameters for the slices of templates, and the texts they replace. */
  parameters: Record<string, string>;
  tokens: Record<string, string>;
  /** The texts that are replaced on every page. */
  figures: Record<string, string>;
  /** Values of the company for placeholders in double braces. */
  brand: Record<string, string>;
};

const toId = (slice: Slices[number]): string | undefined =>
  "id" in slice && typeof slice.id === "string" ? slice.id : undefined;

const toText = (value: unknown) => (typeof value === "string" ? value : "");

/** A hero with a drawing: some are of the page's other slices. */
const drawsPage = (slice: Slices[number]) =>
  slice.slice_type === "hero" && "variation" in slice && slice.variation === "object";

/** The published page at a path; `undefined` for a new one. */
const findOwnPage = (path: string, locale: Locale): Promise<FoundPage | undefined> =>
  findPage(locale, splitLocale(path).rest.split("/").filter(Boolean), {});

/** Slices as an editor's tool renders them; the Studio names their page in the last entry. */
export async function SimulatedSlices({ slices, locale, parameters, tokens, figures, brand }: Props) {
  const about = toRecord(toRecord(slices.find(({ slice_type: type }) => type === stateType)).primary);
  const ownPath = toText(about.path);
  const isTemplate = ownPath === "" || ownPath.includes("[");
  const path = ownPath || localizePath("/", locale);
  const sections = await findSections(slices, prismicLang(locale));
  const groups = slices.map((slice) => placeSections([slice], (id) => sections.get(id)));
  const complete = groups.flat().map((slice) => completeSlice(slice));
  const texts = isTemplate ? tokens : figures;
  const drawn = anchorSlices(fillDeep(fillBrandDeep(complete, brand), texts));
  const page = !isTemplate && slices.some(drawsPage) ? await findOwnPage(path, locale) : undefined;
  const context: SliceContext = {
    ...{ locale, path, title: toText(about.title), parameters, query: {}, hasContents: false },
    entry: page?.entry,
    // A state has the slices that changed; the others are as published.
    slices: page?.document.data.slices.map(
      (slice) => drawn.find((one) => toId(one) === slice.id) ?? fillDeep(slice, texts),
    ),
  };
  const listPart = (index: number) => {
    const [start, end] = [index, index + 1].map((count) => groups.slice(0, count).flat().length);
    return drawn.slice(start, end);
  };
  return (
    <main id="content" lang={htmlLang(locale)} data-slice-zone>
      {slices.map((slice, index) => (
        // The editor counts elements: each slice needs one, also an empty or unknown one.
        <div key={toId(slice) ?? index} className={styles.slice} data-slice-id={toId(slice)}>
          {slice.slice_type === stateType ? <DrawnSignal id={toId(slice) ?? ""} /> : null}
          <UnchangedSlice isKept={slice.slice_type === unchangedType}>
            <SliceZone slices={listPart(index)} components={registry} context={context} defaultComponent={() => null} />
          </UnchangedSlice>
        </div>
      ))}
    </main>
  );
}
