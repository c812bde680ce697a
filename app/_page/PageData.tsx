import "server-only";

import { socialImage } from "@/app/_page/pageLook";
import {
  formatPostalAddress,
  filledLink,
  listQuestions,
  loadSettings,
  pageWords,
  readAncestors,
} from "@/features/content/server";
import type { FoundPage } from "@/features/content/server";
import { listPlanLines } from "@/features/pricing/server";
import { env } from "@/features/shared/env";
import { localizePath, getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { loadPlans } from "@/features/shared/platform/server";
import type { Plan } from "@/features/shared/platform/server";
import {
  describeOrganization,
  describePage,
  describePlans,
  describeQuestions,
  describeSite,
  describeTrail,
  describeWriting,
  nameOrganization,
  nameSite,
  StructuredData,
} from "@/features/structured-data/server";
import type { Company, PageFacts, Writing } from "@/features/structured-data/server";

type Props = { page: FoundPage; locale: Locale; tokens: Record<string, string> };

/** A page's JSON-LD: organization, site, the page with its breadcrumbs, and its content (article, FAQ, offers). */
export async function PageData({ page, locale, tokens }: Props) {
  const [company, facts] = await Promise.all([findCompany(locale), findFacts({ page, locale, tokens })]);
  const writing = describeArticle(page);
  const isHome = page.path === localizePath("/", locale);
  // A curve compares plans; offers belong to a page that lists them.
  const hasPlans = page.document.data.slices.some(
    ({ slice_type, variation }) => slice_type === "pricing" && variation !== "curve",
  );
  const words = (plan: Plan) => listPlanLines(plan, locale).join(getPunctuation(locale).semicolon);
  const plans = hasPlans ? (await loadPlans()).value : undefined;
  return (
    <StructuredData
      things={[
        isHome ? describeOrganization(company) : nameOrganization(company),
        isHome ? describeSite(company, locale) : nameSite(company, locale),
        describePage(facts),
        describeTrail(facts),
        describeQuestions(facts, listQuestions(page.document, tokens)),
        writing && describeWriting(facts, writing),
        ...(plans ? describePlans(facts, { name: company.name, list: plans, describe: words }) : []),
      ]}
    />
  );
}

async function findCompany(locale: Locale): Promise<Company> {
  const { data } = await loadSettings(locale);
  return {
    origin: env.SITE_URL,
    name: data.site_name ?? "",
    legalName: data.legal_name ?? data.site_name ?? "",
    description: data.description ?? "",
    postalAddress: formatPostalAddress(data.address, locale),
    supportEmail: data.support_email ?? "",
    salesEmail: data.sales_email ?? "",
    // A repository may omit a group that was never filled.
    social: (Array.isArray(data.social) ? data.social : []).flatMap(({ link }) => filledLink(link, locale)?.href ?? []),
  };
}

async function findFacts({ page, locale, tokens }: Props): Promise<PageFacts> {
  const [above, words] = await Promise.all([readAncestors(page.path, locale), pageWords(page, locale, tokens)]);
  return {
    origin: env.SITE_URL,
    locale,
    path: page.path,
    title: words.name,
    description: words.description,
    image: socialImage(page.path),
    changed: page.document.last_publication_date,
    above,
  };
}

function describeArticle({ document, entry }: FoundPage): Writing | undefined {
  const published = document.first_publication_date;
  if (document.type === "docs_page") return { kind: "TechArticle", published };
  if (document.type === "case_study") return { kind: "Article", published };
  if (document.type !== "blog_post") return undefined;
  const { published: dated, author } = document.data;
  return {
    kind: "BlogPosting",
    published: String(entry?.facts.published ?? dated ?? published),
    author: author ?? undefined,
  };
}
