import type { SliceModel, Variation } from "#cms/editor/model/EditorModels.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";

/** Layouts of `LayoutPicture` by slice type and variation. */
const layouts: Record<string, Record<string, string>> = {
  announcement: { default: "x" },
  breadcrumbs: { default: "s" },
  call_to_action: { default: "hlb", endpoint: "hib" },
  chain: { default: "Hg", endpoints: "ht", request: "gk", methods: "it", availability: "hm", related: "ho" },
  changelog: { default: "hy", concerned: "hr" },
  child_pages: { default: "hc", list: "hr" },
  code_sample: { default: "gk" },
  compute_units: { default: "it", calculator: "hii|v", workloads: "hc" },
  console: { default: "iib|k" },
  contact_links: { default: "hlr" },
  coverage: { default: "hd" },
  customers: { default: "ho" },
  data_table: { default: "ht" },
  dedicated: { default: "gc" },
  downloads: { default: "hu" },
  embed: { default: "e" },
  error_decoder: { default: "ib|a" },
  faq: { default: "h|q", open: "h|a" },
  faucet: { default: "it", claim: "hiib" },
  features: { default: "hc", list: "hr" },
  figures: { default: "hf" },
  form: { default: "hl|iib" },
  heat_field: { default: "m" },
  hero: { default: "Hlb", compact: "hl", media: "Hlb|p", instrument: "Hlb|d", object: "Hl|w", chart: "Hlb|v" },
  incidents: { default: "hy", concerned: "hr" },
  latency_race: { default: "hlb|v" },
  legal_text: { default: "j|hll", versions: "hu" },
  media_text: { default: "hlb|p", figure: "pl" },
  method: { default: "Hlg", details: "ht", request: "gk", chains: "ho", adjacent: "i|i" },
  method_reference: { default: "ht" },
  milestones: { default: "hy" },
  node_list: { default: "igt", preview: "hr" },
  partners: { default: "ho" },
  plot: { default: "hv" },
  pricing: { default: "gc", table: "ht", curve: "hw" },
  project_list: { default: "igc" },
  promotion: { default: "xb" },
  pulse: { default: "hm" },
  rich_text: { default: "hlll", contents: "j|hll" },
  search: { default: "ir" },
  sequence: { default: "z" },
  shared_section: { default: "xx" },
  steps: { default: "hn" },
  tracker: { default: "gm", changes: "hy" },
};

/** The parts that the fields of other slices become. */
const parts: Record<string, string> = { Link: "b", Group: "c", Table: "t", Embed: "e", Image: "|p" };

function toPart({ type, config }: NamedField): string {
  if (type !== "StructuredText") return parts[type] ?? "";
  const [first = ""] = String(config.single ?? "").split(",");
  if (first === "heading1") return "H";
  return first.startsWith("heading") ? "h" : "l";
}

/** How a variation of a slice is laid out, for `LayoutPicture`; of an unknown slice, after its fields. */
export const layoutSlice = ({ type }: SliceModel, { id, primary }: Variation): string =>
  layouts[type]?.[id] ??
  primary
    .map(toPart)
    .sort((a, b) => Number(a === "|p") - Number(b === "|p"))
    .join("");
