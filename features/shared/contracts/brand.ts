/** A settings document, as far as the brand's values are read from it. */
type BrandSettings = {
  site_name?: string | null;
  legal_name?: string | null;
  endpoint_host?: string | null;
  support_email?: string | null;
  address?: readonly unknown[] | null;
};

/** Names that texts may write in double braces. */
export const placeholderNames: readonly string[] = [
  "brand",
  "brand_id",
  "BRAND_ID",
  "legal_name",
  "postal_address",
  "endpoint_host",
  "email_domain",
];

const placeholder = /(?:\{\{|%7B%7B)(\w+)(?:\}\}|%7D%7D)/gi;

/**
 * Values of the company by the name that texts write in double braces, such as `{{brand}}`; a value that the settings
 * leave empty is missing. `script` decides how the lines of the postal address are joined.
 */
export function readBrand(settings: BrandSettings, script: "latin" | "han"): Record<string, string> {
  const name = settings.site_name?.trim() ?? "";
  const id = toBrandId(name);
  const lines = (settings.address ?? []).map(readText).filter(Boolean);
  const values: Record<(typeof placeholderNames)[number], string | null | undefined> = {
    brand: name,
    brand_id: id,
    BRAND_ID: id.replaceAll("-", "_").toUpperCase(),
    legal_name: settings.legal_name,
    endpoint_host: settings.endpoint_host,
    email_domain: settings.support_email?.split("@")[1],
    postal_address: lines.join(script === "han" ? "，" : ", "),
  };
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** A name in lower-case letters, digits and hyphens: `Acme Nodes` → `acme-nodes`. */
export const toBrandId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-+|-+$/g, "");

/** Replaces names in double braces, also URL-encoded ones, by their values; unknown names stay. */
export const fillBrand = (text: string, values: Record<string, string>): string =>
  hasBraces(text)
    ? text.replace(placeholder, (whole, name: string) =>
        Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
      )
    : text;

// Nearly every text has none, which takes a tenth of the time to see.
const hasBraces = (text: string) => text.includes("{{") || text.includes("%7");

/** Whether a text, such as a complete response, may contain a placeholder of the brand. */
export const namesBrand = (text: string): boolean => /\{\{\w|%7B%7B\w/i.test(text);

function readText(block: unknown): string {
  return typeof block === "object" && block !== null && "text" in block && typeof block.text === "string"
    ? block.text.trim()
    : "";
}
