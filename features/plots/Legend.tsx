import styles from "./index.module.css";

/** Which colour a series has. */
export const Legend = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.legend}>
    {names.map((name, series) => (
      <li key={name}>
        <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true" data-series={series}>
          <path d="M0 0h12v12H0z" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
