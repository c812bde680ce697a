import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { Code } from "@/features/shared/ui/Code";
import { CopyableCode } from "@/features/shared/ui/CopyableCode";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import styles from "./index.module.css";

/** `response` is that of this sample, as JSON. */
export type Sample = { label: string; language: string; code: string; response?: string | undefined };

type Props = {
  /** Unique on the page. */
  name: string;
  samples: Sample[];
  /** The response to all samples, as JSON. */
  answer?: string | undefined;
  locale: Locale;
};

const words = translate({
  en: {
    language: "Language",
    answer: "Response",
    answerOf: (label: string) => `Response, ${label}`,
    copy: "Copy the code",
  },
  cn: { language: "语言", answer: "响应", answerOf: (label: string) => `${label} 的响应`, copy: "复制代码" },
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
        {answer || samples.some(({ response }) => response) ? (
          <div className={styles.response}>
            <p>{text.answer}</p>
            {answer ? (
              <CopyableCode locale={locale}>
                <Code code={answer} language="json" label={text.answer} />
              </CopyableCode>
            ) : (
              <div>
                {samples.map(({ label, response = "" }) => (
                  <div key={label} className={styles.sample}>
                    <CopyableCode locale={locale}>
                      <Code code={response} language="json" label={text.answerOf(label)} />
                    </CopyableCode>
                  </div>
                ))}
              </div>
            )}
          </div>
        ) : null}
      </div>
    </div>
  );
}
