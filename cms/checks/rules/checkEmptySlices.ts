import { hasContent, isEmptySlice } from "#contracts/sliceContent.ts";

import { report } from "./report.ts";
import type { Finding } from "./report.ts";
import { listPages } from "./site.ts";
import type { Site } from "./site.ts";

/** Slices that have something to show without entries in their lists. */
const wholeWithoutList = new Set(["faucet", "legal_text", "shared_section"]);

/** Every slice of a page has something to show, and so do its lists. */
export const checkEmptySlices = (site: Site): Finding[] =>
  listPages(site).flatMap(({ document, path: where, slices }) =>
    slices.flatMap(({ type, variation, primary, items, id }, index) => {
      const fields = site.models.slices.get(type)?.variations[variation]?.primary;
      const slice = { slice_type: type, variation, primary, items };
      const at = { field: `data.slices[${index}](${type})`, slice: id };
      if (isEmptySlice(slice, fields))
        return [report(document, "slice-empty", { where, message: `has an empty slice: ${type}`, ...at })];
      if (wholeWithoutList.has(type)) return [];
      const lists = Object.entries(fields ?? {}).filter(([, field]) => field.type === "Group");
      return lists.flatMap(([name, field]) => {
        if (hasContent({ [name]: primary[name] }, { [name]: field })) return [];
        const message = `has a list without entries: ${type}`;
        return [
          report(document, "slice-list-empty", { where, message, field: `${at.field}.primary.${name}`, slice: id }),
        ];
      });
    }),
  );
