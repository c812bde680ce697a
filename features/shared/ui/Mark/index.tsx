import { Drawing } from "./Drawing";
import styles from "./index.module.css";

/** The mark with the site's name. */
export function Mark({ name }: { name: string }) {
  return (
    <span className={styles.root}>
      <Drawing height={28} />
      {name}
    </span>
  );
}
