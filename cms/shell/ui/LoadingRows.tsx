import styles from "./LoadingRows.module.css";

/** Stands where rows will be while they are loaded; the sentence is for screen readers. */
export function LoadingRows({ children }: { children: string }) {
  return (
    <p role="status" className={styles.root}>
      <span className="visuallyHidden">{children}</span>
    </p>
  );
}
