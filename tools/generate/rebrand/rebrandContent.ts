import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { getLocaleByLang } from "../../../features/shared/contracts/locales.ts";
import type { BrandFile } from "./readBrandFile.ts";

type Company = Omit<BrandFile, "mark" | "colours">;

/**
 * Writes a company's names and addresses into the settings of every language; all other documents use placeholders.
 * Optional links that the company lacks, such as a community, are cleared.
 */
export function rebrandContent(contentDir: string, company: Company): void {
  const hosts = new Set<string>();
  for (const file of globSync(join(contentDir, "documents/*/settings/*.json"))) {
    const document = JSON.parse(readFileSync(file, "utf8"));
    const locale = getLocaleByLang(document.lang);
    const { data } = document;
    hosts.add(data.endpoint_host);
    const link = (name: "support_bot" | "community" | "calendar") =>
      company[name] ? { link_type: "Web", url: company[name], text: data[name]?.text } : undefined;
    document.data = {
      ...data,
      site_name: company.name,
      tagline: (locale && company.tagline?.[locale]) ?? data.tagline,
      legal_name: company.legal_name,
      address: ((locale && company.postal_address[locale]) ?? []).map((text) => ({
        type: "paragraph",
        text,
        spans: [],
        direction: "ltr",
      })),
      endpoint_host: company.endpoint_host,
      support_email: company.support_email,
      sales_email: company.sales_email ?? `sales@${company.support_email.split("@")[1]}`,
      support_bot: link("support_bot"),
      community: link("community"),
      calendar: link("calendar"),
      social: (company.social ?? []).map(({ name, url }) => ({ name, link: { link_type: "Web", url } })),
    };
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  }
  // Placeholders in images cannot be filled in at display time.
  for (const file of globSync(join(contentDir, "images/diagrams/*.svg"))) {
    const drawing = readFileSync(file, "utf8");
    const names = [...hosts].filter(Boolean);
    writeFileSync(
      file,
      names.reduce((text, host) => text.replaceAll(`.${host}<`, `.${company.endpoint_host}<`), drawing),
    );
  }
}
