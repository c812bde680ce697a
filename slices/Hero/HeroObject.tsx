import type { Content } from "@prismicio/client";
import type { ReactNode } from "react";

import { ChangeCalendar, toChange } from "@/features/changelog/server";
import { defaultChain, UnitScale } from "@/features/compute-units/server";
import type { PageEntry } from "@/features/content";
import { loadEndpointHost, readByType } from "@/features/content/server";
import { describeServers, listFeatures, nameServers, ServerPanel } from "@/features/dedicated/server";
import {
  AppchainLanes,
  ClusterRotation,
  EnterpriseOrder,
  ExplorerList,
  GrantCalls,
  IndexerRewind,
  PoolHeads,
  ReferralYear,
  WorkExample,
} from "@/features/diagrams/server";
import { ClaimPanel } from "@/features/faucet/server";
import { NoneNow, toIncident } from "@/features/incidents/server";
import { InterfacePanel } from "@/features/nodes/server";
import { FilesPanel } from "@/features/open-data/server";
import { PlotFigure } from "@/features/plots/server";
import { CostCurve } from "@/features/pricing/server";
import { ChainsPanel, ProjectDirectory } from "@/features/projects/server";
import { Chart } from "@/features/shared/chart/Chart";
import { translate } from "@/features/shared/contracts/translate";
import { formatDate } from "@/features/shared/locale";
import type { Chain } from "@/features/shared/catalogue/chain";
import type { Locale } from "@/features/shared/locale";
import { loadHistory, loadPlans, loadPriceMethods } from "@/features/shared/platform/server";
import { MarkPanel } from "@/features/shared/ui/Mark/MarkPanel";
import { loadDayStatus, ReadingsEnd } from "@/features/tracker/server";
import { describeReadingTime } from "@/slices/describeReadingTime";
import { findPlottedPost } from "@/slices/findPlot";
import { findEndpointLine } from "@/slices/findSetting";

import { DiskPlot } from "./DiskPlot";
import { NodeCalls } from "./NodeCalls";
import { ProductCalls } from "./ProductCalls";
import { QuestionIndex } from "./QuestionIndex";
import styles from "./HeroObject.module.css";

type Facts = PageEntry["facts"] | undefined;
type PageSlices = readonly { slice_type: string }[];

/** The page around a drawing, with the chain and the search that its URL names. */
type Page = { facts: Facts; slices: PageSlices; chain?: Chain | undefined; q?: string | undefined };

/** A drawing of time, below the title and as wide as the page. */
const Wide = ({ children }: { children: ReactNode }) => <div data-full-width="">{children}</div>;

/** Drawings beside a page's title, each from the site's own data. */
const drawings: Record<string, (locale: Locale, page: Page) => ReactNode | Promise<ReactNode>> = {
  availability: async (locale) => (
    <Wide>
      <NoneNow incidents={(await readByType("incident", locale)).map(toIncident)} now={new Date()} locale={locale} />
      <ReadingsEnd history={await loadHistory()} now={new Date()} locale={locale} />
    </Wide>
  ),
  costs: async (locale) => <CostCurve plans={await loadPlans()} locale={locale} />,
  units: async (locale, { chain }) => (
    <UnitScale
      prices={await loadPriceMethods(chain?.status === "available" ? chain.key : defaultChain)}
      locale={locale}
    />
  ),
  servers: async (locale, { chain }) => <ServerPanel plans={await loadPlans()} chain={chain} locale={locale} />,
  faucets: (locale) => <ClaimPanel locale={locale} />,
  files: (locale) => <FilesPanel locale={locale} />,
  mark: (locale) => <MarkPanel locale={locale} />,
  projects: async (locale, { q }) => (
    <Wide>
      <ProjectDirectory projects={await listProjects(locale)} q={q} locale={locale} />
    </Wide>
  ),
  products: (locale) => <ProductCalls locale={locale} />,
  chains: async (locale, { facts, slices }) => (
    <ChainsPanel
      keys={splitKeys(facts?.chains)}
      setting={findEndpointLine(slices, await loadEndpointHost(locale))}
      locale={locale}
    />
  ),
  notes: drawLatestPlot,
  changes: async (locale) => (
    <ChangeCalendar
      changes={(await readByType("change", locale)).map(toChange)}
      today={new Date().toISOString().slice(0, 10)}
      locale={locale}
    />
  ),
  regions: (locale) => <Chart locale={locale} choice="hero-region" />,
  appchain: (locale) => <AppchainLanes locale={locale} />,
  cluster: (locale) => <ClusterRotation locale={locale} />,
  pool: (locale) => (
    <Wide>
      <PoolHeads locale={locale} />
    </Wide>
  ),
  enterprise: (locale) => <EnterpriseOrder locale={locale} />,
  work: (locale) => <WorkExample locale={locale} />,
  grant: async (locale) => <GrantCalls plans={await loadPlans()} locale={locale} />,
  referral: async (locale) => (
    <Wide>
      <ReferralYear plans={await loadPlans()} locale={locale} />
    </Wide>
  ),
  indexer: (locale) => <IndexerRewind locale={locale} />,
  interface: async (locale, { slices }) => (
    <InterfacePanel name={findInterface(slices)} host={await loadEndpointHost(locale)} locale={locale} />
  ),
  calls: async (locale, { slices }) => <NodeCalls slices={slices} plans={await loadPlans()} locale={locale} />,
  disks: (locale, { slices }) => <DiskPlot slices={slices} locale={locale} />,
  explorers: (locale) => <ExplorerList locale={locale} />,
  questions: (locale, { slices }) => <QuestionIndex slices={slices} locale={locale} />,
};

type Props = Page & { name: string | null; locale: Locale };

/** The drawing that an editor chose; nothing for an unknown name. */
export async function HeroObject({ name, locale, ...page }: Props) {
  return drawings[name ?? ""]?.(locale, page) ?? null;
}

type Head = { title?: string | undefined; lede?: string | undefined; points?: string[] };

/** The title, the introduction and points below it from a drawing's data, where it provides them. */
export async function loadObjectHead(name: string | null, chain: Chain | undefined, locale: Locale): Promise<Head> {
  if (name === "servers") {
    const points = chain ? listFeatures(chain.key, locale) : [];
    return { title: nameServers(chain, locale), lede: describeServers(chain, locale), points };
  }
  return name === "availability" ? { title: (await loadDayStatus(locale))?.title } : {};
}

const splitKeys = (keys: unknown) =>
  String(keys ?? "")
    .split(/[\s,]+/)
    .filter(Boolean);

/** The interface of the page's list of nodes. */
function findInterface(slices: PageSlices): string {
  const list = slices.find(isNodeList);
  return list?.variation === "default" ? (list.primary.interface ?? "") : "";
}

const isNodeList = (slice: { slice_type: string }): slice is Content.NodeListSlice => slice.slice_type === "node_list";

async function listProjects(locale: Locale) {
  const entries = await readByType("marketplace_project", locale);
  return entries.map(({ id, path, title, summary, facts }) => ({
    id,
    path,
    title,
    summary,
    category: String(facts.category ?? ""),
    licence: String(facts.licence ?? ""),
    chains: splitKeys(facts.chains),
  }));
}

/** The latest post that has a plot, with it. */
async function drawLatestPlot(locale: Locale): Promise<ReactNode> {
  const post = await findPlottedPost(locale);
  if (!post) return null;
  const { id, path, title, summary, facts } = post.entry;
  return (
    <article className={styles.latest}>
      <h2>
        <a href={path}>{title}</a>
      </h2>
      <p>{summary}</p>
      <p className={styles.date}>
        {latest[locale]}
        {typeof facts.published === "string" ? (
          <>
            {" · "}
            <time dateTime={facts.published}>{formatDate(facts.published, locale)}</time>
          </>
        ) : null}
        {describeReadingTime(id, locale)}
      </p>
      <PlotFigure {...post.plot} isLarge locale={locale} />
    </article>
  );
}

const latest = translate({ en: "Latest", cn: "最新" });
