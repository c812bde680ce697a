import type { ReactNode } from "react";

import { Contents } from "@/features/content";
import { listSliceHeadings, loadEndpointHost, readTree } from "@/features/content/server";
import type { PageSlice } from "@/features/content/server";
import { DocsFrame, frameMessages } from "@/features/page-frame/server";
import type { DocsLink } from "@/features/page-frame/server";
import { findMethodPage, methodPages } from "@/features/shared/catalogue/methodPages";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { findReplacements } from "@/features/shared/samples/findReplacements";
import { getSampleEndpoint, listSampleNetworks } from "@/features/shared/samples/listSampleNetworks";
import { SampleBar } from "@/features/shared/samples/SampleBar";
import { MenuHits } from "@/features/search";
import { usualRegion } from "@/features/shared/platform/regions";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

type Props = {
  locale: Locale;
  /** The page's own path. */
  path: string;
  /** The docs page in the tree: itself, or its parent. */
  sectionPath: string;
  slices: readonly PageSlice[];
  head: ReactNode;
  /** Renders some of the slices, with the controls of their samples. */
  draw: (slices: readonly PageSlice[], samples?: ReactNode) => ReactNode;
  adjacent?: ReactNode;
  foot: ReactNode;
};

/** A page of the docs: the tree of all pages, with the methods of the current family, and its table of contents. */
export async function DocsPage({ locale, path, sectionPath, slices, head, draw, adjacent, foot }: Props) {
  const entries = await readTree("docs_page", locale);
  const groups = Map.groupBy(entries, ({ facts }) => String(facts.section ?? ""));
  const sections = [...groups].map(([id, pages]) => ({
    id,
    pages: pages.map(({ path: url, title }) => ({
      path: url,
      title,
      children: url === sectionPath ? listMethods(url, locale) : [],
    })),
  }));
  const host = await loadEndpointHost(locale);
  const requests = slices.filter(isRequest);
  const others = slices.filter((slice) => !isRequest(slice));
  const bar = drawBar(locale, path, slices, host);
  // Beside a request the text is narrow: from the first wide slice on, the page continues below both. The controls of
  // the samples stand above the code of the request, which runs on the demo chain; elsewhere above the first sample.
  const cut = others.findIndex((slice) => (requests.length > 0 ? isWide(slice) : followsChoice(slice)));
  const text = cut < 0 ? others : others.slice(0, cut);
  return (
    <DocsFrame
      locale={locale}
      path={path}
      sections={sections}
      head={head}
      contents={<Contents title={frameMessages[locale].contents} headings={listSliceHeadings(slices)} />}
      bar={bar}
      aside={requests.length > 0 ? draw(requests, bar) : undefined}
      found={<MenuHits label={frameMessages[locale].found} locale={locale} />}
      text={draw(text)}
    >
      {draw(others.slice(text.length))}
      {adjacent}
      {foot}
    </DocsFrame>
  );
}

/** A page's own request is shown beside its text. */
const isRequest = ({ slice_type: type, variation }: PageSlice) => type === "method" && variation === "request";

const isWide = ({ primary }: PageSlice) => "width" in primary && primary.width === "wide";

/** Whether code of a slice names an endpoint that the row above the samples changes. */
const followsChoice = (slice: PageSlice) =>
  ["code_sample", "steps"].includes(slice.slice_type) &&
  findReplacements(JSON.stringify(slice), { key: "", origin: "", region: usualRegion }).length > 0;

/** Whether code of a page calls the demo chain, which its samples then name first. */
const callsDemo = (slices: readonly PageSlice[]) =>
  JSON.stringify(slices).includes(`/rpc/${demoChain.chain}/${demoChain.network}/`);

// Every EVM chain has it, and so has the demo chain.
const demoMethod = "eth_blockNumber";

const languages = ["curl", "JavaScript", "viem", "Python", "Go", "Rust"];

/** None above the code of a request, which has tabs. */
function listLanguages(family: string, hasTabs: boolean): readonly string[] {
  if (hasTabs) return [];
  return family === "evm" ? languages : languages.filter((language) => language !== "viem");
}

/** The row above the samples; nothing on a page where no sample follows it. */
function drawBar(locale: Locale, path: string, slices: readonly PageSlice[], host: string): ReactNode {
  if (!slices.some((slice) => isRequest(slice) || followsChoice(slice))) return null;
  const own =
    methodPages.find(({ value }) => localizePath(`/docs/${value}/`, locale) === path) ?? findRequested(slices);
  const family = own?.family ?? /\/docs\/methods-([^/]+)\//.exec(path)?.[1] ?? "evm";
  const networks = listSampleNetworks(family, locale, own?.method ?? (callsDemo(slices) ? demoMethod : undefined));
  const endpoint = getSampleEndpoint(host, networks[0]?.value ?? "");
  return (
    <SampleBar
      key={path}
      family={family}
      networks={networks}
      languages={listLanguages(family, slices.some(isRequest))}
      endpoint={endpoint}
      host={host}
      locale={locale}
    />
  );
}

/** The method of a request that a page names itself. */
function findRequested(slices: readonly PageSlice[]) {
  const [request] = slices.filter((slice) => slice.slice_type === "method" && slice.variation === "request");
  return request?.slice_type === "method" ? findMethodPage(request.primary.method || "") : undefined;
}

const byTitle = new Intl.Collator("en").compare;

function listMethods(familyPath: string, locale: Locale): DocsLink[] {
  const pages = methodPages.map(({ value, method }) => ({
    path: localizePath(`/docs/${value}/`, locale),
    title: method,
  }));
  return pages
    .filter(({ path }) => path.startsWith(familyPath))
    .toSorted((one, other) => byTitle(one.title, other.title));
}
