import { clsx } from "clsx";

import { listSamples } from "@/features/console/call/compose";
import { messages } from "@/features/console/messages";
import type { MenuMethod } from "@/features/console/model";
import { translate } from "@/features/shared/contracts/translate";
import type { Chain } from "@/features/shared/catalogue/chain";
import { env } from "@/features/shared/env";
import type { Locale } from "@/features/shared/locale";
import { usualRegion } from "@/features/shared/platform/regions";
import { formatJson } from "@/features/shared/requests/literals";
import { getSampleUrl } from "@/features/shared/requests/getEndpointUrl";
import { CodeTabs } from "@/features/shared/ui/CodeTabs";

import { findRequest } from "./findRequest";

import styles from "@/features/console/index.module.css";

type Props = { chain: Chain; methodName: string; host: string; locale: Locale };

/** One method's call in five languages, with the answer its documentation shows; nothing for a method without a request. */
export function MethodRequest({ chain, methodName, host, locale }: Props) {
  const request = findRequest(chain, methodName);
  if (!request) return null;
  const { network, interfaceId, path, body, kind, method } = request;
  const target = { chain: chain.key, network: network.id, interface: interfaceId };
  const url = `${getSampleUrl(target, { origin: env.SITE_URL, host, region: usualRegion })}${path}`;
  return (
    <>
      <CodeTabs
        name={`${chain.key}-method`}
        samples={listSamples({ kind, url, body })}
        answer={method?.answer === undefined ? undefined : formatJson(method.answer)}
        locale={locale}
      />
      {method ? <p className={clsx(styles.note, styles.below)}>{describeAnswer(chain, method, locale)}</p> : null}
    </>
  );
}

const words = translate({
  en: {
    run: "The demo chain’s answer to this method with these parameters.",
    none: "The demo chain does not answer this method; nodes of the chains below do.",
  },
  cn: {
    run: "演示链对此方法和这些参数的响应。",
    none: "演示链不提供此方法；下列链的节点提供。",
  },
});

/** The source of the response; empty without one. */
function describeAnswer({ families }: Chain, { kind, answer }: MenuMethod, locale: Locale): string {
  if (kind === "json-rpc" && families.includes("evm"))
    return answer === undefined ? words[locale].none : words[locale].run;
  return answer === undefined ? "" : messages[locale].exampleNote;
}
