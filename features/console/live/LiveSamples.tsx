import { useEffect, useState } from "react";

import { listSamples } from "@/features/console/call/compose";
import { messages } from "@/features/console/messages";
import type { WireModel } from "@/features/console/model";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { CodeLines } from "@/features/shared/ui/Code/CodeLines";
import tabs from "@/features/shared/ui/CodeTabs/index.module.css";
import block from "@/features/shared/ui/Code/index.module.css";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import { SampleColours } from "./SampleColours";
import styles from "@/features/console/index.module.css";

type Props = {
  /** The current request; `undefined` while something typed is wrong. */
  wire: WireModel | undefined;
  /** Colours are asked for only while the samples are visible. */
  isShown?: boolean;
  locale: Locale;
};

/** A request in five languages that follows what is typed, highlighted once it is visible. */
export const LiveSamples = observer(function LiveSamples({ wire, isShown = true, locale }: Props) {
  const text = messages[locale];
  const [colours] = useState(() => new SampleColours());
  // It starts in the language of the samples that are on the page.
  const [language] = useState(
    () => document.querySelector<HTMLInputElement>("input[data-sample]:checked")?.dataset.sample,
  );
  // After every drawing: the store itself knows whether this request is another one.
  useEffect(() => {
    if (isShown && wire) colours.want(wire);
  });
  useEffect(() => colours.close, [colours]);
  if (!wire) return <p className={styles.note}>{text.badFields}</p>;
  const samples = listSamples(wire);
  const first = samples.find(({ label }) => label === language)?.label ?? samples[0]?.label;
  return (
    <div className={tabs.root}>
      {/* The buttons that copy are placed in this box. */}
      <div className={tabs.request}>
        <fieldset className={tabs.tabs} data-fade="">
          <legend className="visuallyHidden">{text.language}</legend>
          {samples.map(({ label }) => (
            <label key={label}>
              <input type="radio" name="console-code" defaultChecked={label === first} data-sample={label} />
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
    </div>
  );
});
