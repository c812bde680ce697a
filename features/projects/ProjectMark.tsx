import styles from "./ProjectMark.module.css";

// Bands of the code flags, which show a project's category.
const bands: Record<string, [string, string]> = {
  wallet: ["blue", "white"],
  exchange: ["red", "yellow"],
  lending: ["yellow", "black"],
  bridge: ["yellow", "blue"],
  oracle: ["red", "white"],
  explorer: ["white", "blue"],
  library: ["blue", "yellow"],
  tool: ["black", "yellow"],
  identity: ["white", "red"],
  game: ["red", "blue"],
  nft: ["yellow", "red"],
  data: ["blue", "red"],
};

/** Two letters of a name: of its first two words, else its first two. */
function getLetters(name: string): string {
  const words = name.split(/[\s.:-]+/).filter(Boolean);
  const [first = "", second] = words;
  return (second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)).toUpperCase();
}

/** A generated mark of a project, always beside its name: the colour of its category and two letters. */
export function ProjectMark({ name, category, size = 36 }: { name: string; category: string; size?: number }) {
  const [hoist, fly] = bands[category] ?? ["white", "blue"];
  return (
    <svg className={styles.root} width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <path className={styles.ground} d="M.5.5h35v35H.5z" />
      <path d="M1 1h34v5H1z" fill={`var(--flag-${hoist})`} />
      <path d="M1 6h34v4H1z" fill={`var(--flag-${fly})`} />
      <path className={styles.edge} d="M.5.5h35v35H.5zM.5 10.5h35" />
      <text x="18" y="27.5">
        {getLetters(name)}
      </text>
    </svg>
  );
}
