import { Monitor, Moon, Sun } from "lucide-react";

import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";
import styles from "./index.module.css";

const drawings = { system: Monitor, light: Sun, dark: Moon };
const modes = ["system", "light", "dark"] as const;

type Props = {
  locale: Locale;
  /** In a menu behind a button that shows the current mode. */
  isFolded?: boolean;
};

/** Chooses system, light or dark; `behaviour` handles the choice, so that the switch ships no script. */
export function ModeSwitch({ locale, isFolded = false }: Props) {
  const text = messages[locale];
  const group = (
    <div className={styles.group} role="group" aria-label={text.mode}>
      {modes.map((mode) => {
        const Drawing = drawings[mode];
        return (
          <button
            key={mode}
            type="button"
            data-choose-mode={mode}
            aria-pressed={mode === "system"}
            title={text.modes[mode]}
            suppressHydrationWarning
          >
            <Drawing size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className={isFolded ? undefined : "visuallyHidden"}>{text.modes[mode]}</span>
          </button>
        );
      })}
    </div>
  );
  if (!isFolded) return <div className={styles.root}>{group}</div>;
  return (
    <details className={styles.fold} data-menu="mode">
      <summary aria-label={text.mode} title={text.mode}>
        {modes.map((mode) => {
          const Drawing = drawings[mode];
          return <Drawing key={mode} data-mode-drawing={mode} size={18} strokeWidth={1.75} aria-hidden="true" />;
        })}
      </summary>
      {group}
    </details>
  );
}
