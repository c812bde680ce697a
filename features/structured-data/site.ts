import type { Organization, WebSite } from "schema-dts";

import { htmlLang, locales, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

/** The company as the settings name it; `origin` is the site's URL without a slash at the end. */
export type Company = {
  origin: string;
  name: string;
  legalName: string;
  description: string;
  postalAddress: string;
  supportEmail: string;
  salesEmail: string;
  social: string[];
};

/** Name by which other entries refer to the company. */
export const organizationId = (origin: string) => `${origin}/#organization`;

/** Name by which pages refer to the site in a language. */
export const siteId = (origin: string, locale: Locale) => `${origin}${localizePath("/", locale)}#website`;

/** The organization as every page references it; the home page has more details. */
export const nameOrganization = ({ origin, name }: Company) =>
  ({
    "@type": "Organization",
    "@id": organizationId(origin),
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  }) satisfies Organization;

/** Operator of the site. */
export function describeOrganization(company: Company): Organization {
  const { origin, legalName, description, postalAddress, supportEmail, salesEmail, social } = company;
  const contacts = [
    { contactType: "customer support", email: supportEmail },
    { contactType: "sales", email: salesEmail },
  ].filter(({ email }) => email !== "");
  return {
    ...nameOrganization(company),
    legalName,
    description,
    logo: { "@type": "ImageObject", url: `${origin}/icon-512.png`, width: "512", height: "512" },
    address: postalAddress,
    contactPoint: contacts.map((contact) => ({
      "@type": "ContactPoint",
      ...contact,
      availableLanguage: locales.map(htmlLang),
    })),
    sameAs: social,
  };
}

/** The site in a language, as every page names it. */
export const nameSite = ({ origin, name }: Company, locale: Locale) =>
  ({
    "@type": "WebSite",
    "@id": siteId(origin, locale),
    url: `${origin}${localizePath("/", locale)}`,
    name,
    publisher: { "@id": organizationId(origin) },
  }) satisfies WebSite;

/** The site in a language, with its search. */
export function describeSite(company: Company, locale: Locale): WebSite {
  const named = nameSite(company, locale);
  return {
    ...named,
    description: company.description,
    inLanguage: htmlLang(locale),
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${named.url}search/?q={search_term_string}` },
      // Google's own extension of the vocabulary: it names the variable of the template above.
      ...{ "query-input": "required name=search_term_string" },
    },
  };
}
