import type { ReactNode } from "react";

import { MethodPane } from "@/features/console";
import { listSamples } from "@/features/console/call/compose";
import type { Menu } from "@/features/console/model";
import type { Gateway } from "@/features/console/server/loadSources";
import type { Chain } from "@/features/shared/catalogue/chain";
import { env } from "@/features/shared/env";
import type { Locale } from "@/features/shared/locale";
import { usualRegion } from "@/features/shared/platform/regions";
import { getSampleUrl } from "@/features/shared/requests/getEndpointUrl";
import { formatJson } from "@/features/shared/requests/literals";
import { CodeTabs } from "@/features/shared/ui/CodeTabs";

import { findCall } from "./findCall";
import { findRequest } from "./findRequest";

type Props = {
  chain: Chain;
  methodName: string;
  /** `undefined` while it does not respond: then nothing can be sent. */
  gateway: Gateway | undefined;
  host: string;
  locale: Locale;
  /** Controls of the samples. */
  bar: ReactNode;
};

/** One method's call: parameters, answer and code in five languages; nothing for a method without a request. */
export function MethodRequest({ chain, methodName, gateway, host, locale, bar }: Props) {
  const request = findRequest(chain, methodName);
  if (!request) return null;
  const { network, interfaceId, path, body, kind, method } = request;
  const target = { chain: chain.key, network: network.id, interface: interfaceId };
  const url = getSampleUrl(target, { origin: env.SITE_URL, host, region: usualRegion });
  const name = `${chain.key}-method`;
  const samples = listSamples({ kind, url: `${url}${path}`, body });
  const menu = gateway && getMethodMenu(chain, methodName, gateway);
  if (!menu) {
    const response = method?.answer === undefined ? undefined : formatJson(method.answer);
    return (
      <>
        {bar}
        <CodeTabs name={name} samples={samples} answer={response} locale={locale} />
      </>
    );
  }
  return (
    <MethodPane menu={menu} url={url} bar={bar} locale={locale}>
      <CodeTabs name={name} samples={samples} locale={locale} />
    </MethodPane>
  );
}

/** The console's choices, reduced to one method on the first network that answers it. */
function getMethodMenu(chain: Chain, methodName: string, { networks, limits }: Gateway): Menu | undefined {
  const call = findCall(chain, methodName, networks);
  if (!call) return undefined;
  const { network, interfaceId, method } = call;
  const source = networks[network.id]?.[interfaceId] ?? "example";
  return {
    chain: chain.key,
    currency: chain.ticker,
    families: chain.families,
    networks: [
      {
        id: network.id,
        name: network.name,
        ...(network.chainId === undefined ? {} : { chainId: network.chainId }),
        interfaces: [{ id: interfaceId, source }],
      },
    ],
    methods: { [interfaceId]: [method] },
    limits,
    regions: [],
  };
}
