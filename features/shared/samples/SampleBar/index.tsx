import { translate } from "@/features/shared/contracts/translate";
import { keyAnchor } from "@/features/shared/contracts/anchors";
import type { Locale } from "@/features/shared/locale";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import styles from "./index.module.css";

/** A network that samples may be shown for; `value` as in `eth/mainnet`. */
export type SampleNetwork = { chain: string; network: string; value: string };

type Props = {
  /** Scope of the stored choice: chains of another family have other methods. */
  family: string;
  /** The first is what the samples of the page name. */
  networks: SampleNetwork[];
  /** Languages of the samples, by their label; none where the samples have tabs themselves. */
  languages: readonly string[];
  /** The endpoint that the samples name. */
  endpoint: string;
  /** Host of the documented endpoints, without the region. */
  host: string;
  locale: Locale;
};

const words = translate({
  en: {
    label: "All samples on this page",
    network: "Network",
    language: "Language",
    endpoint: "Endpoint",
    copy: "Copy the endpoint",
    key: "Get a key",
    hasKey: "with your key",
  },
  cn: {
    label: "本页全部示例",
    network: "网络",
    language: "语言",
    endpoint: "端点",
    copy: "复制端点",
    key: "获取密钥",
    hasKey: "已填入你的密钥",
  },
});

/** One row that sets network and language of every sample on the page, and shows the endpoint that they call. */
export function SampleBar({ family, networks, languages, endpoint, host, locale }: Props) {
  const [first] = networks;
  if (!first) return null;
  const text = words[locale];
  const chains = Map.groupBy(networks, (one) => one.chain);
  return (
    <div className={styles.root} role="group" aria-label={text.label} data-samples={family} data-markdown="none">
      <label>
        <span>{text.network}</span>
        <select data-sample-network={first.value} data-host={host} defaultValue={first.value} autoComplete="off">
          {[...chains].map(([name, all]) => (
            <optgroup key={name} label={name}>
              {all.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.chain === one.network ? one.network : `${one.chain} · ${one.network}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {languages.length === 0 ? null : (
        <label>
          <span>{text.language}</span>
          <select data-sample-language="" autoComplete="off">
            {languages.map((language) => (
              <option key={language}>{language}</option>
            ))}
          </select>
        </label>
      )}
      <p className={styles.endpoint} data-code="">
        <span>{text.endpoint}</span>
        <code translate="no" data-regional="">
          {endpoint}
        </code>
        <CopyButton locale={locale} label={text.copy} quiet />
        <a href={`#${keyAnchor}`} data-without-key="">
          {text.key}
        </a>
        <span data-with-key="">{text.hasKey}</span>
      </p>
    </div>
  );
}
