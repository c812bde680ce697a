import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { Code } from "@/features/shared/ui/Code";
import { CopyableCode } from "@/features/shared/ui/CopyableCode";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import styles from "./index.module.css";

export type Sample = { label: string; language: string; code: string };

type Props = {
  /** Unique on the page. */
  name: string;
  samples: Sample[];
  /** The response, as JSON. */
  answer?: string | undefined;
  locale: Locale;
};

const words = translate({
  en: { language: "Language", answer: "Response", copy: "Copy the code" },
  cn: { language: "语言", answer: "响应", copy: "复制代码" },
});

/** The same example in several languages; the choice is a radio group, so it works without script. */
export function CodeTabs({ name, samples, answer, locale }: Props) {
  const text = words[locale];
  return (
    <div className={styles.root}>
      <div className={styles.panes}>
        <div className={styles.request}>
          {samples.length > 1 ? (
            <fieldset className={styles.tabs} data-fade="">
              <legend className="visuallyHidden">{text.language}</legend>
              {samples.map(({ label }, index) => (
                <label key={label}>
                  <input type="radio" name={name} defaultChecked={index === 0} data-sample={label} />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
          ) : null}
          <div>
            {samples.map(({ label, language, code }) => (
              <div key={label} className={styles.sample} data-code="">
                <Code code={code} language={language} label={label} />
                <span className={styles.copy}>
                  <CopyButton locale={locale} label={text.copy} quiet />
                </span>
              </div>
            ))}
          </div>
        </div>
        {answer ? (
          <div className={styles.response}>
            <p>{text.answer}</p>
            <CopyableCode locale={locale}>
              <Code code={answer} language="json" label={text.answer} />
            </CopyableCode>
          </div>
        ) : null}
      </div>
    </div>
  );
}
