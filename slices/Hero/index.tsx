import { isFilled } from "@prismicio/client";
import type { Content, RichTextField } from "@prismicio/client";

import { loadSources } from "@/features/console/server";
import { Actions, ContentImage, RichText, Words } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadEndpointHost } from "@/features/content/server";
import { EndpointPicker } from "@/features/instrument";
import { Instrument, listPickedChains } from "@/features/instrument/server";
import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import { ChainReadings, MeasureChart } from "@/features/shared/chart";
import { Chart } from "@/features/shared/chart/Chart";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { env } from "@/features/shared/env";
import type { Locale } from "@/features/shared/locale";
import { regionUrls } from "@/features/shared/platform/regionUrls";
import { loadLatencies, loadLatency } from "@/features/shared/platform/server";
import { getDemoUrl } from "@/features/shared/requests/getEndpointUrl";
import { Flags } from "@/features/shared/ui/Flag";
import { Section } from "@/features/shared/ui/Section";

import { HeroObject, loadObjectHead } from "./HeroObject";
import styles from "./index.module.css";

export default async function Hero({ slice, context }: SliceProps<Content.HeroSlice>) {
  const { primary, variation, slice_type } = slice;
  const chain = findChain(context.query.chain ?? "");
  const drawn = slice.variation === "object" ? await loadObjectHead(slice.primary.object, chain, context.locale) : {};
  const { eyebrow, flag, title, lede, actions, anchor, theme, width, spacing } = primary;
  const hasFlag = flag !== null && flag !== "none";
  return (
    <Section
      id={anchor || undefined}
      theme={theme}
      width={width}
      spacing={spacing}
      className={styles.root}
      sliceType={slice_type}
      variation={variation}
    >
      <div className={styles.grid} data-region-scope={slice.variation === "chart" ? "" : undefined}>
        <div className={styles.text}>
          {eyebrow || hasFlag ? (
            <p className={styles.eyebrow}>
              <Flags choice={flag} />
              <span>{eyebrow}</span>
            </p>
          ) : null}
          {drawn.title || isFilled.richText(title) ? <h1>{drawn.title ?? <Words field={title} />}</h1> : null}
          <div className={styles.lede}>
            {drawn.lede ? <p>{drawn.lede}</p> : <RichText field={lede} locale={context.locale} />}
            {drawn.points?.length ? (
              <ul>
                {drawn.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </div>
          {slice.variation === "chart" ? (
            <HomeEndpoint chain={slice.primary.protocol || "eth"} locale={context.locale} />
          ) : null}
          <Actions links={actions} locale={context.locale} />
        </div>
        {slice.variation === "media" ? (
          <ContentImage image={slice.primary.image} sizes="(min-width: 62rem) 36rem, 100vw" eager />
        ) : null}
        {slice.variation === "chart" ? (
          <Chart
            locale={context.locale}
            layer={<HomeReadings chain={slice.primary.protocol || "eth"} locale={context.locale} />}
          >
            <MeasureChart targets={regionUrls} locale={context.locale} />
            <RichText field={slice.primary.note} locale={context.locale} />
          </Chart>
        ) : null}
        {slice.variation === "instrument" ? (
          <HomeInstrument chain={slice.primary.protocol || "eth"} note={slice.primary.note} locale={context.locale} />
        ) : null}
        {slice.variation === "object" ? (
          <HeroObject
            name={slice.primary.object}
            facts={context.entry?.facts}
            slices={context.slices ?? []}
            chain={chain}
            q={context.query.q}
            locale={context.locale}
          />
        ) : null}
      </div>
    </Section>
  );
}

async function HomeEndpoint({ chain, locale }: { chain: string; locale: Locale }) {
  const [host, hasDemo] = await Promise.all([loadEndpointHost(locale), runsDemo()]);
  return (
    <EndpointPicker
      chains={listPickedChains(catalogue)}
      start={chain}
      host={host}
      name="hero-region"
      demo={hasDemo ? getDemoUrl(env.SITE_URL) : undefined}
      locale={locale}
    />
  );
}

async function HomeReadings({ chain, locale }: { chain: string; locale: Locale }) {
  const { value } = await loadLatencies();
  const names = Object.fromEntries(listPickedChains(catalogue).map(({ key, name }) => [key, name]));
  return (
    <ChainReadings
      start={chain}
      first={value && { current: value.protocols[chain], older: value.older?.[chain] }}
      isSample={value?.sample === true}
      names={names}
      locale={locale}
    />
  );
}

/** Whether this site's gateway runs the demo chain. */
async function runsDemo(): Promise<boolean> {
  const chain = findChain(demoChain.chain);
  const sources = chain && (await loadSources(chain));
  return sources?.[demoChain.network] !== undefined;
}

type InstrumentProps = { chain: string; note: RichTextField; locale: Locale };

async function HomeInstrument({ chain, note, locale }: InstrumentProps) {
  const [latency, host] = await Promise.all([loadLatency(chain), loadEndpointHost(locale)]);
  return (
    <Instrument latency={latency} host={host} chain={chain} units={findChain(chain)?.multiplier} locale={locale}>
      <RichText field={note} locale={locale} />
    </Instrument>
  );
}
