import { isEmptySlice } from "#contracts/sliceContent.ts";

import { report } from "./report.ts";
import type { Finding } from "./report.ts";
import { listPages } from "./site.ts";
import type { Site } from "./site.ts";

/** Every slice of a page has something to show. */
export const checkEmptySlices = (site: Site): Finding[] =>
  listPages(site).flatMap(({ document, path: where, slices }) =>
    slices.flatMap(({ type, variation, primary, items, id }, index) => {
      const fields = site.models.slices.get(type)?.variations[variation]?.primary;
      const slice = { slice_type: type, variation, primary, items };
      if (!isEmptySlice(slice, fields)) return [];
      const at = { field: `data.slices[${index}](${type})`, slice: id };
      return [report(document, "slice-empty", { where, message: `has an empty slice: ${type}`, ...at })];
    }),
  );
