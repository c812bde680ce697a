import { findChain } from "@/features/shared/catalogue/catalogue";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";

import styles from "./index.module.css";

// Icons that fit in one line; a single further one replaces the count.
const maxChains = 6;

/** The chains of a project as icons with hidden names; what does not fit in a line is counted. */
export function ProjectChains({ keys }: { keys: string[] }) {
  const chains = keys.flatMap((key) => findChain(key) ?? []);
  const shown = chains.length > maxChains ? chains.slice(0, maxChains - 1) : chains;
  const others = chains.slice(shown.length).map(({ name }) => name);
  return (
    <p className={styles.chains}>
      {shown.map(({ key, name }) => (
        <span key={key} title={name}>
          <ChainIcon chain={key} size={18} />
          <span className="visuallyHidden">{name} </span>
        </span>
      ))}
      {others.length > 0 ? (
        <span title={others.join(" · ")}>
          <span aria-hidden="true">+{others.length}</span>
          <span className="visuallyHidden">{others.join(" ")}</span>
        </span>
      ) : null}
    </p>
  );
}
