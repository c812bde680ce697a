import { useEffect, useState, useSyncExternalStore } from "react";

import { listSamples } from "@/features/console/call/compose";
import { getCallUrl } from "@/features/console/call/getCallUrl";
import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { messages } from "@/features/console/messages";
import type { WireModel } from "@/features/console/model";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { chosenRegion, subscribeToRegion } from "@/features/shared/platform/chosenRegion";
import { usualRegion } from "@/features/shared/platform/regions";
import type { RegionId } from "@/features/shared/platform/regions";
import type { Sample } from "@/features/shared/ui/CodeTabs";
import { CodeLines } from "@/features/shared/ui/Code/CodeLines";
import tabs from "@/features/shared/ui/CodeTabs/index.module.css";
import block from "@/features/shared/ui/Code/index.module.css";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import { Part } from "./Part";
import { SampleColours } from "./SampleColours";
import styles from "@/features/console/index.module.css";

type Props = { store: ConsoleStore; host: string; locale: Locale; isOpen: boolean };

/** The current request in five languages, highlighted once it is visible. */
export const CodePane = observer(function CodePane({ store, host, locale, isOpen }: Props) {
  const text = messages[locale];
  const [colours] = useState(() => new SampleColours());
  const [isShown, setShown] = useState(isOpen);
  const region = useSyncExternalStore<RegionId>(subscribeToRegion, shownRegion, () => usualRegion);
  const wire = toWire(store, host, region);
  // After every drawing: the store itself knows whether this request is another one.
  useEffect(() => {
    if (isShown && wire) colours.want(wire);
  });
  useEffect(() => colours.close, [colours]);
  return (
    <Part name="code" title={text.code} isOpen={isOpen} onToggle={setShown}>
      {wire ? (
        <>
          <Tabs samples={listSamples(wire)} colours={colours} locale={locale} />
          <p className={styles.note} data-key-note="">
            {text.codeHint}
          </p>
        </>
      ) : (
        <p className={styles.note}>{text.badFields}</p>
      )}
    </Part>
  );
});

const shownRegion = () => chosenRegion() ?? usualRegion;

function toWire({ draft }: ConsoleStore, host: string, region: RegionId): WireModel | undefined {
  const { request, method, target } = draft;
  if (!request || !method) return undefined;
  const url = getCallUrl(target, { origin: window.location.origin, host, region });
  const kind = method.kind === "subscription" ? method.kind : "call";
  return { kind, url: `${url}${request.path}`, body: request.body };
}

type TabsProps = { samples: Sample[]; colours: SampleColours; locale: Locale };

const Tabs = observer(function Tabs({ samples, colours, locale }: TabsProps) {
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
      <div>
        {samples.map(({ label, code }) => (
          <div key={label} className={tabs.sample}>
            <pre className={block.root} data-fade="" tabIndex={0} role="region" aria-label={label} translate="no">
              <code>
                <CodeLines lines={colours.getLines(label, code)} />
              </code>
            </pre>
            <span className={tabs.copy}>
              <CopyButton text={code} locale={locale} label={text.copyCode} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
});
