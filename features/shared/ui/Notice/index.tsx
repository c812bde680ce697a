import type { ReactNode } from "react";
import { CircleCheck } from "lucide-react";

import { Flag } from "@/features/shared/ui/Flag";
import type { FlagName } from "@/features/shared/ui/Flag";

import styles from "./index.module.css";

const flags = { info: "K", error: "V", warning: "U", limit: "L", empty: "N" } satisfies Record<string, FlagName>;

type Props = { tone: keyof typeof flags | "ok"; title?: string; children: ReactNode; action?: ReactNode };

/** A notice about missing data, an error or a success, in place of the part it concerns. */
export function Notice({ tone, title, children, action }: Props) {
  return (
    <div className={styles.root} data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      {/* A yellow flag beside good news reads as a warning. */}
      {tone === "ok" ? <CircleCheck size={20} aria-hidden="true" /> : <Flag name={flags[tone]} size={24} />}
      <div className={styles.text}>
        {title ? <strong>{title}</strong> : null}
        <div>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
