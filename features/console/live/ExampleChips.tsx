import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { listExamples } from "@/features/console/listExamples";
import { messages } from "@/features/console/messages";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";

import styles from "@/features/console/index.module.css";

type Props = { store: ConsoleStore; locale: Locale };

/** Requests that are sent by one click. */
export const ExampleChips = observer(function ExampleChips({ store, locale }: Props) {
  const run = (method: string) => {
    store.choose({ network: store.draft.networkId, interface: store.draft.interfaceId, method });
    void store.send();
  };
  return (
    <div className={styles.examples} role="group" aria-label={messages[locale].examples}>
      {listExamples(store.draft.methods, locale).map(({ method, label }) => (
        <Button key={method} size="small" aria-pressed={method === store.draft.methodName} onClick={() => run(method)}>
          {label}
        </Button>
      ))}
    </div>
  );
});
