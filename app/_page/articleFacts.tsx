import { filledLink, readingMinutes } from "@/features/content/server";
import type { FoundPage, PageSlice } from "@/features/content/server";
import { ChainLinks, Day, frameMessages, HostLink, minutesText } from "@/features/page-frame/server";
import type { Fact } from "@/features/page-frame/server";
import { changelogMessages } from "@/features/changelog/server";
import { categoryTitle, LinkCheck, loadLinkChecks } from "@/features/projects/server";
import type { Locale } from "@/features/shared/locale";
import { DemoMark } from "@/features/shared/ui/DemoMark";

/** Facts shown above a post, a case study or a project; an empty list for other pages. */
export async function articleFacts(
  { document }: FoundPage,
  slices: readonly PageSlice[],
  locale: Locale,
): Promise<Fact[]> {
  const text = frameMessages[locale];
  if (document.type === "blog_post") {
    const { author, published, topic, slices: own } = document.data;
    return [
      { name: text.published, value: published && <Day day={published} locale={locale} /> },
      { name: text.by, value: author },
      { name: text.kind, value: !own.some(hasEyebrow) && topic && text.topics[topic] },
      { name: text.reading, value: minutesText(readingMinutes(slices, locale), locale) },
    ];
  }
  if (document.type === "change") {
    const { published, kind, last_day: lastDay, chains, methods, is_sample: isSample } = document.data;
    const { kinds, lastDayName, methodsName, exampleName } = changelogMessages[locale];
    return [
      { name: text.published, value: published && <Day day={published} locale={locale} /> },
      { name: text.kind, value: kind && kinds[kind] },
      { name: lastDayName, value: lastDay && <Day day={lastDay} locale={locale} /> },
      {
        name: text.chains,
        value: splitKeys(chains).length > 0 && <ChainLinks keys={splitKeys(chains)} locale={locale} />,
      },
      { name: methodsName, value: splitKeys(methods).length > 0 && <code>{splitKeys(methods).join(", ")}</code> },
      { name: exampleName, value: isSample && <DemoMark locale={locale} /> },
    ];
  }
  if (document.type === "case_study") {
    const { category, website, chains, slices: own } = document.data;
    return [
      { name: text.kind, value: !own.some(hasEyebrow) && category && text.kinds[category] },
      { name: text.website, value: hostLink(website, locale) },
      { name: text.chains, value: <ChainLinks keys={splitKeys(chains)} locale={locale} /> },
    ];
  }
  if (document.type !== "marketplace_project") return [];
  const { category, website, source, licence, chains, checked, slices: own } = document.data;
  const { value: checks } = await loadLinkChecks();
  const checkedLink = (link: typeof website) => {
    const href = filledLink(link, locale)?.href;
    return (
      href && (
        <>
          {hostLink(link, locale)} <LinkCheck href={href} checks={checks?.links} opened={checked} locale={locale} />
        </>
      )
    );
  };
  return [
    { name: text.kind, value: !own.some(hasEyebrow) && category && categoryTitle(category, locale) },
    { name: text.website, value: checkedLink(website) },
    { name: text.source, value: checkedLink(source) },
    { name: text.licence, value: licence },
    // A hero that lists the chains has them already.
    {
      name: text.chains,
      value: splitKeys(chains).length > 0 && !own.some(listsChains) && (
        <ChainLinks keys={splitKeys(chains)} locale={locale} />
      ),
    },
  ];
}

/** Such a hero says above its title what kind of page it is. */
const hasEyebrow = (slice: PageSlice) => slice.slice_type === "hero" && Boolean(slice.primary.eyebrow);

const listsChains = (slice: PageSlice) =>
  slice.slice_type === "hero" && slice.variation === "object" && slice.primary.object === "chains";

const splitKeys = (chains: string | null) => (chains ?? "").split(/[\s,]+/).filter(Boolean);

function hostLink(link: Parameters<typeof filledLink>[0], locale: Locale) {
  const filled = filledLink(link, locale);
  return filled && URL.canParse(filled.href) ? <HostLink href={filled.href} /> : undefined;
}
