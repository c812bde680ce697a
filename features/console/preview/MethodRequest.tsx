import { composeRequest, listSamples } from "@/features/console/call/compose";
import { defaultValues } from "@/features/console/call/values";
import { messages } from "@/features/console/messages";
import type { Chain } from "@/features/shared/catalogue/chain";
import type { Locale } from "@/features/shared/locale";
import { usualRegion } from "@/features/shared/platform/regions";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";
import { CodeTabs } from "@/features/shared/ui/CodeTabs";

import { findCall } from "./findCall";

import styles from "@/features/console/index.module.css";

type Props = { chain: Chain; methodName: string; host: string; locale: Locale };

/** One method's call in five languages, with the answer its documentation shows; nothing for a method without a request. */
export function MethodRequest({ chain, methodName, host, locale }: Props) {
  const call = findCall(chain, methodName);
  if (!call) return null;
  const { network, interfaceId, method } = call;
  const { path, body } = composeRequest(method, defaultValues(method));
  const url = `${getEndpointUrl(host, usualRegion, chain.key, network.id, interfaceId)}${path}`;
  const kind = method.kind === "subscription" ? "subscription" : "call";
  return (
    <>
      <CodeTabs
        name={`${chain.key}-method`}
        samples={listSamples({ kind, url, body })}
        answer={method.answer === undefined ? undefined : JSON.stringify(method.answer, null, 2)}
        locale={locale}
      />
      {method.answer === undefined ? null : <p className={styles.note}>{messages[locale].exampleNote}</p>}
    </>
  );
}
