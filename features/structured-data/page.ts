import type { Article, BreadcrumbList, FAQPage, WebPage } from "schema-dts";

import { htmlLang } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { organizationId, siteId } from "./site";

/** A page for search engines; `path` and `image` start with a slash, dates are ISO. */
export type PageFacts = {
  origin: string;
  locale: Locale;
  path: string;
  title: string;
  description: string;
  image: string;
  changed: string;
  /** Pages above it, the home page first. */
  above: readonly { path: string; title: string }[];
};

export type Writing = {
  kind: "BlogPosting" | "TechArticle" | "Article";
  published: string;
  author?: string | undefined;
};

/** The page itself. */
export function describePage(page: PageFacts): WebPage {
  const { origin, locale, path, title, description, image, changed, above } = page;
  const url = `${origin}${path}`;
  return {
    "@type": "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: htmlLang(locale),
    isPartOf: { "@id": siteId(origin, locale) },
    primaryImageOfPage: { "@type": "ImageObject", url: `${origin}${image}` },
    ...(changed ? { dateModified: toDate(changed) } : {}),
    ...(above.length > 0 ? { breadcrumb: { "@id": `${url}#breadcrumb` } } : {}),
  };
}

/** The way to the page; `undefined` for a page with nothing above it. */
export function describeTrail({ origin, path, title, above }: PageFacts): BreadcrumbList | undefined {
  if (above.length === 0) return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": `${origin}${path}#breadcrumb`,
    itemListElement: [...above, { path, title }].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.title,
      item: `${origin}${step.path}`,
    })),
  };
}

/** A post, a docs page or a case study as a piece of writing. */
export function describeWriting(page: PageFacts, { kind, published, author }: Writing): Article {
  const { origin, locale, path, title, description, image, changed } = page;
  return {
    "@type": kind,
    "@id": `${origin}${path}#article`,
    headline: title,
    description,
    image: `${origin}${image}`,
    inLanguage: htmlLang(locale),
    datePublished: toDate(published),
    dateModified: toDate(changed || published),
    author: author
      ? { "@type": "Organization", name: author, url: `${origin}/about/` }
      : { "@id": organizationId(origin) },
    publisher: { "@id": organizationId(origin) },
    mainEntityOfPage: { "@id": `${origin}${path}` },
  };
}

/** The page's questions with their answers as plain text; `undefined` when it has none. */
export function describeQuestions(
  { origin, path, locale }: PageFacts,
  questions: readonly { question: string; answer: string }[],
): FAQPage | undefined {
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": `${origin}${path}#questions`,
    inLanguage: htmlLang(locale),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

// Prismic writes "+0000", which is ISO 8601 but not the form that search engines require.
const toDate = (date: string) => date.replace(/([+-]\d{2})(\d{2})$/, "$1:$2");
