import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { RichText } from "@/features/content";
import { IncidentReport, readCurve, toIncident } from "@/features/incidents/server";
import { findChain } from "@/features/shared/catalogue/catalogue";
import type { Locale } from "@/features/shared/locale";
import { loadChainHistory } from "@/features/shared/platform/server";

type Props = { document: Content.IncidentDocument; path: string; locale: Locale };

/** Chains of a curve: more lines would not be told apart. */
const maxChains = 3;

/** The page of an incident, from the fields of its document and the measured availability. */
export async function IncidentPage({ document, path, locale }: Props) {
  const { last_publication_date: changed } = document;
  const { title, summary, review, ...facts } = document.data;
  const incident = toIncident({ path, title: title ?? "", summary: summary ?? "", changed, facts });
  const now = new Date();
  const histories = await Promise.all(incident.chains.slice(0, maxChains).map(loadHistory));
  const curve = readCurve(incident, histories.flat(), now, locale);
  return (
    <IncidentReport
      incident={incident}
      review={isFilled.richText(review) ? <RichText field={review} locale={locale} /> : null}
      curve={curve}
      now={now}
      locale={locale}
    />
  );
}

async function loadHistory(key: string) {
  const chain = findChain(key);
  const history = chain && (await loadChainHistory(chain.key)).value;
  return history ? [{ name: chain.name, history }] : [];
}
