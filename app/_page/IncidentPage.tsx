import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { RichText } from "@/features/content";
import { incidentMessages, IncidentReport, readCurve, toIncident } from "@/features/incidents/server";
import { PlotFigure } from "@/features/plots/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import type { Locale } from "@/features/shared/locale";
import { loadChainHistory } from "@/features/shared/platform/server";
import { DemoMark } from "@/features/shared/ui/DemoMark";

type Props = { document: Content.IncidentDocument; path: string; locale: Locale };

/** Chains of a curve: more lines would not be told apart. */
const maxChains = 3;

/** The page of an incident, from the fields of its document and the measured availability. */
export async function IncidentPage({ document, path, locale }: Props) {
  const { last_publication_date: changed } = document;
  const { title, summary, updates, review, ...facts } = document.data;
  const incident = toIncident({ path, title: title ?? "", summary: summary ?? "", changed, facts: pickFacts(facts) });
  const now = new Date();
  const histories = await Promise.all(incident.chains.slice(0, maxChains).map(loadHistory));
  const curve = readCurve(incident, histories.flat(), now, locale);
  const text = incidentMessages[locale];
  return (
    <IncidentReport
      incident={incident}
      updates={updates.flatMap(({ at, state, text: words }) =>
        at && words ? [{ at: new Date(at).toISOString(), state: state ?? "", text: words }] : [],
      )}
      review={isFilled.richText(review) ? <RichText field={review} locale={locale} /> : null}
      curve={
        curve ? (
          <PlotFigure
            data={{ labelHead: text.day, series: curve.series, rows: curve.rows }}
            kind="lines"
            unit="min"
            label={text.curve}
            note={
              <>
                {text.curveNote} {curve.isSample ? <DemoMark locale={locale} /> : null}
              </>
            }
            locale={locale}
          />
        ) : null
      }
      now={now}
      locale={locale}
    />
  );
}

const pickFacts = ({ kind, started, resolved, chains, regions, is_sample }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ kind, started, resolved, chains, regions, is_sample: is_sample === true ? 1 : undefined }).flatMap(
      ([name, value]) => (typeof value === "string" || typeof value === "number" ? [[name, value]] : []),
    ),
  );

async function loadHistory(key: string) {
  const chain = findChain(key);
  const history = chain && (await loadChainHistory(chain.key)).value;
  return history ? [{ name: chain.name, history }] : [];
}
