import styles from "./SliceIndex.module.css";

/** Names of slices and their variations, each a link to the simulator with that one alone. */
export function SliceIndex({ slices }: { slices: { slice_type: string; variation: string }[] }) {
  return (
    <nav className={styles.root} aria-label="Slices">
      {slices.map(({ slice_type: type, variation }) => (
        <a key={`${type} ${variation}`} href={`?slice=${type}&variation=${variation}`}>
          {variation === "default" ? type : `${type} ${variation}`}
        </a>
      ))}
    </nav>
  );
}
