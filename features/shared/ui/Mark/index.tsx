import { Flag } from "@/features/shared/ui/Flag";

import styles from "./index.module.css";

/** The mark: flag H on its halyard, with the site's name. */
export function Mark({ name }: { name: string }) {
  return (
    <span className={styles.root}>
      <span className={styles.pole}>
        <Flag name="H" size={24} />
      </span>
      {name}
    </span>
  );
}
