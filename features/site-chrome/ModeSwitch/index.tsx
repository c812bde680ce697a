import { Monitor, Moon, Sun } from "lucide-react";

import type { Locale } from "@/features/shared/locale";

import { messages } from "@/features/site-chrome/messages";
import styles from "./index.module.css";

const drawings = { system: Monitor, light: Sun, dark: Moon };
const modes = ["system", "light", "dark"] as const;

/** Chooses system, light or dark; `behaviour` hears the choice, so that the switch itself ships no script. */
export function ModeSwitch({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <div className={styles.root} role="group" aria-label={text.mode}>
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
            <span className="visuallyHidden">{text.modes[mode]}</span>
          </button>
        );
      })}
    </div>
  );
}
