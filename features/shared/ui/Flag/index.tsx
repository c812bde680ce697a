import { isOwnKey } from "@/features/shared/contracts/ownValue";

import { drawFlag, flagNames, getOutline } from "./drawFlag";
import type { FlagName } from "./drawFlag";

import styles from "./index.module.css";

export type { FlagName } from "./drawFlag";

const colours = {
  white: "var(--flag-white)",
  red: "var(--flag-red)",
  blue: "var(--flag-blue)",
  yellow: "var(--flag-yellow)",
  black: "var(--flag-black)",
};

/** Whether an editor's choice names a flag that exists. */
export const isFlagName = (name: unknown): name is FlagName => typeof name === "string" && isOwnKey(flagNames, name);

/** A signal flag beside a word, never instead of it. `size` is the width in pixels. */
export function Flag({ name, size = 21 }: { name: FlagName; size?: number }) {
  return (
    <svg className={styles.root} width={size} height={(size * 2) / 3} viewBox="0 0 24 16" aria-hidden="true">
      {drawFlag(name, colours)}
      <path d={getOutline(name)} fill="none" stroke="var(--ink)" strokeWidth={2} strokeOpacity=".28" />
    </svg>
  );
}

/** The flag or flags an editor picked: one by name, or the three regions'. */
export function Flags({ choice, size }: { choice: string | null | undefined; size?: number }) {
  const names = choice === "regions" ? (["N", "F", "S"] as const) : [choice].filter(isFlagName);
  return names.map((name) => <Flag key={name} name={name} {...(size === undefined ? {} : { size })} />);
}
