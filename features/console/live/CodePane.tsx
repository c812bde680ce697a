import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { messages } from "@/features/console/messages";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { endpointAddress } from "@/features/shared/requests/endpoints";
import { requestSamples } from "@/features/shared/requests/samples";
import { subscriptionSamples } from "@/features/shared/requests/subscriptionSamples";
import type { Sample } from "@/features/shared/ui/CodeTabs";
import tabs from "@/features/shared/ui/CodeTabs/index.module.css";
import block from "@/features/shared/ui/Code/index.module.css";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import { Part } from "./Part";
import styles from "@/features/console/index.module.css";

type Props = { store: ConsoleStore; host: string; locale: Locale; isOpen: boolean };

/** The request on the screen in five languages. */
export const CodePane = observer(function CodePane({ store, host, locale, isOpen }: Props) {
  const text = messages[locale];
  const samples = samplesOf(store, host);
  return (
    <Part name="code" title={text.code} isOpen={isOpen}>
      {samples ? (
        <>
          <Tabs samples={samples} locale={locale} />
          <p className={styles.note}>{text.codeHint}</p>
        </>
      ) : (
        <p className={styles.note}>{text.badFields}</p>
      )}
    </Part>
  );
});

function samplesOf({ request, place, method }: ConsoleStore, host: string): Sample[] | undefined {
  if (!request || !method) return undefined;
  const address = endpointAddress(host, "fra", place.chain, place.network, place.interface);
  const wire = { url: `${address}${request.path}`, body: request.body };
  return method.kind === "subscription" ? subscriptionSamples(wire) : requestSamples(wire);
}

// Without colours: a highlighter for five languages weighs more than the whole console.
function Tabs({ samples, locale }: { samples: Sample[]; locale: Locale }) {
  const text = messages[locale];
  return (
    <div className={tabs.root}>
      <fieldset className={tabs.tabs}>
        <legend className="visuallyHidden">{text.language}</legend>
        {samples.map(({ label }, index) => (
          <label key={label}>
            <input type="radio" name="console-code" defaultChecked={index === 0} data-sample={label} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className={tabs.samples}>
        {samples.map(({ label, code }) => (
          <div key={label} className={tabs.sample}>
            <pre className={block.root} tabIndex={0} role="region" aria-label={label} translate="no">
              <code>{code}</code>
            </pre>
            <span className={tabs.copy}>
              <CopyButton text={code} locale={locale} label={text.copyCode} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
