import type { ReactNode } from "react";

import { isOwnKey } from "@/features/shared/contracts/ownValue";

import styles from "./index.module.css";

const white = "var(--flag-white)";
const red = "var(--flag-red)";
const blue = "var(--flag-blue)";
const yellow = "var(--flag-yellow)";
const black = "var(--flag-black)";

const ground = (fill: string) => <rect width="24" height="16" fill={fill} />;
const check = (fill: string) => (
  <path
    d="M0 0h6v4H0zM12 0h6v4h-6zM6 4h6v4H6zM18 4h6v4h-6zM0 8h6v4H0zM12 8h6v4h-6zM6 12h6v4H6zM18 12h6v4h-6z"
    fill={fill}
  />
);

/** The flags of the International Code of Signals that the site uses, on a 24 × 16 ground. */
const drawings = {
  F: [ground(white), <path key="d" d="M12 0 24 8 12 16 0 8Z" fill={red} />],
  G: [ground(yellow), <path key="d" d="M4 0h4v16H4zM12 0h4v16h-4zM20 0h4v16h-4z" fill={blue} />],
  H: [ground(white), <path key="d" d="M12 0h12v16H12z" fill={red} />],
  K: [ground(yellow), <path key="d" d="M12 0h12v16H12z" fill={blue} />],
  L: [ground(yellow), <path key="d" d="M12 0h12v8H12zM0 8h12v8H0z" fill={black} />],
  N: [ground(white), check(blue)],
  O: [ground(yellow), <path key="d" d="M0 0h24v16z" fill={red} />],
  P: [ground(blue), <path key="d" d="M7 4.5h10v7H7z" fill={white} />],
  Q: [ground(yellow)],
  S: [ground(white), <path key="d" d="M7 4.5h10v7H7z" fill={blue} />],
  U: [ground(white), <path key="d" d="M0 0h12v8H0zM12 8h12v8H12z" fill={red} />],
  V: [
    ground(white),
    <path
      key="d"
      d="M0 0h3.6L12 5.6 20.4 0H24v2.4L15.6 8l8.4 5.6V16h-3.6L12 10.4 3.6 16H0v-2.4L8.4 8 0 2.4z"
      fill={red}
    />,
  ],
  W: [
    ground(blue),
    <path key="a" d="M4 2.8h16v10.4H4z" fill={white} />,
    <path key="d" d="M8 5.6h8v4.8H8z" fill={red} />,
  ],
} satisfies Record<string, ReactNode[]>;

export type FlagName = keyof typeof drawings;

/** Whether an editor's choice names a flag that exists. */
export const isFlagName = (name: unknown): name is FlagName => typeof name === "string" && isOwnKey(drawings, name);

/** A signal flag beside a word, never instead of it. `size` is the width in pixels. */
export function Flag({ name, size = 21 }: { name: FlagName; size?: number }) {
  return (
    <svg className={styles.root} width={size} height={(size * 2) / 3} viewBox="0 0 24 16" aria-hidden="true">
      {drawings[name].map((shape, index) => (
        <g key={index}>{shape}</g>
      ))}
      <path d="M0 0h24v16H0z" fill="none" stroke="var(--ink)" strokeWidth={2} strokeOpacity=".28" />
    </svg>
  );
}

/** The flag or flags an editor picked: one by name, or the three regions'. */
export function Flags({ choice, size }: { choice: string | null | undefined; size?: number }) {
  const names = choice === "regions" ? (["N", "F", "S"] as const) : [choice].filter(isFlagName);
  return names.map((name) => <Flag key={name} name={name} {...(size === undefined ? {} : { size })} />);
}
