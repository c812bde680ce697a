import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Outage } from "@/features/shared/ui/Outage";

import type { ComputeUnitsStore } from "./ComputeUnitsStore";
import { messages } from "./messages";

/** Notice that the prices of the chosen chain could not be loaded. */
export const PricesOutage = observer(function PricesOutage({
  store,
  locale,
}: {
  store: ComputeUnitsStore;
  locale: Locale;
}) {
  return (
    <Outage
      locale={locale}
      since={store.failedSince}
      onRetry={() => void store.choose(store.chain)}
      isTrying={store.state === "pending"}
    >
      {messages[locale].down}
    </Outage>
  );
});
