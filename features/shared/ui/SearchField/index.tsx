import { useRef } from "react";

import type { Locale } from "@/features/shared/locale";

import { useSlash, useSlashSwitch } from "./useSlash";
import { translate } from "@/features/shared/contracts/translate";
import styles from "./index.module.css";

type Props = { label: string; value: string; locale: Locale; onChange: (value: string) => void };

/** A page's main search field. `/` focuses it; the shortcut can be switched off (WCAG 2.1.4), such as for dictation. */
export function SearchField({ label, value, locale, onChange }: Props) {
  const text = messages[locale];
  const field = useRef<HTMLInputElement>(null);
  const [isOn, switchSlash] = useSlashSwitch();
  useSlash(field);
  return (
    <div className={styles.root}>
      <input
        ref={field}
        data-key="/"
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="button" aria-pressed={isOn} aria-label={text.slash} title={text.slash} onClick={switchSlash}>
        <kbd aria-hidden="true">/</kbd>
      </button>
    </div>
  );
}

/** `slash` is the label of the shortcut's switch. */
const messages = translate<{ slash: string }>({
  en: { slash: "The / key leads to this search" },
  cn: { slash: "按 / 键跳到此搜索框" },
});
