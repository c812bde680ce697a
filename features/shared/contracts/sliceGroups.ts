/** The groups of the Studio's slice library, in their order. */
export const sliceGroupNames = ["opening", "text", "media", "lists", "data", "action", "live"] as const;
export type SliceGroup = (typeof sliceGroupNames)[number];

/** Slices that show nothing but their fields, by group. */
const written: Partial<Record<SliceGroup, string[]>> = {
  opening: ["hero", "announcement"],
  text: ["shared_section", "rich_text", "features", "steps", "faq", "code_sample", "sequence", "legal_text"],
  media: ["media_text", "embed", "downloads"],
  lists: ["customers", "partners", "milestones", "contact_links"],
  data: ["figures", "data_table", "plot"],
  action: ["call_to_action"],
};

/** Slices that draw pages, measured values or a form besides; those that no group names are live tools. */
const drawn: Partial<Record<SliceGroup, string[]>> = {
  opening: ["breadcrumbs"],
  lists: ["child_pages", "project_list"],
  data: ["pricing", "compute_units", "coverage", "heat_field", "tracker"],
  action: ["form", "promotion"],
};
const drawnVariations = ["hero instrument", "hero object", "hero chart", "call_to_action endpoint"];

/** What most pages are made of, the first in the library. */
export const recommendedSlices = ["hero", "features", "media_text", "rich_text", "faq", "call_to_action"];

/** The library's group of a slice type. */
export const findSliceGroup = (type: string): SliceGroup =>
  sliceGroupNames.find((group) => [written, drawn].some((groups) => groups[group]?.includes(type))) ?? "live";

/** Whether a slice shows nothing but its fields. A slice that no group names may draw something by itself. */
export const isWritten = (type: string, variation: string): boolean =>
  Object.values(written).some((types) => types.includes(type)) && !drawnVariations.includes(`${type} ${variation}`);
