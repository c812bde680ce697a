import { Copy } from "lucide-react";

import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

import styles from "./index.module.css";

const usual = translate({ en: { copy: "Copy", copied: "Copied!" }, cn: { copy: "复制", copied: "已复制" } });

type Props = {
  /** Text to copy; without it, the code within the nearest element marked `data-code`, which is then sent only once. */
  text?: string;
  locale: Locale;
  /** Accessible name, such as `Copy the URL`; of an icon, otherwise what it copies. */
  label?: string;
  /** Texts instead of `Copy` and `Copied!`. */
  words?: { copy: string; copied: string };
  /** Shows the icon only. */
  quiet?: boolean;
};

/** Copy button; one listener of the shell handles all of them. Hidden without script. */
export function CopyButton({ text, locale, label, words, quiet = false }: Props) {
  const { copy, copied } = words ?? usual[locale];
  return (
    <button
      type="button"
      className={styles.root}
      data-copy={text ?? ""}
      data-copied={copied}
      aria-label={label ?? (quiet && text ? `${copy} ${text}` : undefined)}
      title={copy}
    >
      <Copy size={14} strokeWidth={1.5} aria-hidden="true" />
      <span className={quiet ? "visuallyHidden" : undefined} data-copy-word="">
        {copy}
      </span>
    </button>
  );
}
