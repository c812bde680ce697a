import { composeRequest, listSamples } from "@/features/console/call/compose";
import { defaultValues, fillMissing } from "@/features/console/call/values";
import { Part } from "@/features/console/live/Part";
import { messages } from "@/features/console/messages";
import { getBestSource, getSource } from "@/features/console/server/loadSources";
import type { Sources } from "@/features/console/server/loadSources";
import type { Chain } from "@/features/shared/catalogue/chain";
import type { Locale } from "@/features/shared/locale";
import { env } from "@/features/shared/env";
import { usualRegion } from "@/features/shared/platform/regions";
import { CodeTabs } from "@/features/shared/ui/CodeTabs";

import { getCallUrl } from "@/features/console/call/getCallUrl";
import { findCall } from "./findCall";

import styles from "@/features/console/index.module.css";

type Props = {
  chain: Chain;
  host: string;
  sources?: Sources | undefined;
  methodName?: string | undefined;
  /** Whether the code is shown at once. */
  isCodeOpen?: boolean;
  locale: Locale;
};

/** Parts below the form before the console has loaded. */
export function PreviewParts({ chain, host, sources, methodName, isCodeOpen = false, locale }: Props) {
  const text = messages[locale];
  const call = findCall(chain, methodName, sources);
  if (!call) return null;
  const { network, interfaceId, method } = call;
  const request = composeRequest(method, fillMissing(method, defaultValues(method)));
  const target = { chain: chain.key, network: network.id, interface: interfaceId, kind: method.kind };
  const kind = method.kind === "subscription" ? "subscription" : "call";
  const url = getCallUrl(
    { ...target, source: getSource(network, sources) },
    { origin: env.SITE_URL, host, region: usualRegion },
  );
  return (
    <>
      <Part name="code" title={text.code} isOpen={isCodeOpen}>
        <CodeTabs
          name={`${chain.key}-console`}
          samples={listSamples({ kind, url: `${url}${request.path}`, body: request.body })}
          locale={locale}
        />
        <p className={styles.note} data-key-note="">
          {text.codeHint}
        </p>
      </Part>
      {getBestSource(chain, sources) === "example" ? null : (
        <>
          <Part name="batch" title={text.batch}>
            <p className={styles.note}>{text.batchEmpty}</p>
          </Part>
          <Part name="history" title={text.history}>
            <p className={styles.note}>{text.historyEmpty}</p>
          </Part>
          <Part name="latency" title={text.latency}>
            <p className={styles.note}>{text.latencyNote}</p>
          </Part>
        </>
      )}
    </>
  );
}
