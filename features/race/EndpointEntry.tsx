import { useEffect, useRef, useState } from "react";

import type { Target } from "@/features/shared/latency/LatencyStore";
import type { Locale } from "@/features/shared/locale";
import { reloadOnce } from "@/features/shared/reloadOnce";

import type { EndpointField as EndpointFieldType } from "./EndpointField";
import { messages } from "./messages";
import styles from "./Race.module.css";

type Props = { targets: readonly Target[]; locale: Locale; onJoin: (url: string) => void };

/** A folded form; its code is loaded when it is opened, and opening it is all that moves what stands below. */
export function EndpointEntry({ targets, locale, onJoin }: Props) {
  const [Form, setForm] = useState<{ component: typeof EndpointFieldType }>();
  const root = useRef<HTMLDetailsElement>(null);
  const load = () => {
    import("./EndpointField").then(({ EndpointField }) => setForm({ component: EndpointField })).catch(reloadOnce);
  };
  useEffect(() => {
    // Opened before hydration: React did not see it.
    if (root.current?.open) load();
  }, []);
  return (
    <details ref={root} className={styles.entry} data-fold="" onToggle={Form ? undefined : load}>
      <summary>{messages[locale].endpoint}</summary>
      {Form ? <Form.component targets={targets} locale={locale} onJoin={onJoin} /> : null}
    </details>
  );
}
