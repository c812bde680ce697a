import { honeypot } from "@/features/shared/contracts/formsApi";

import styles from "./index.module.css";

/** A field that people do not see; a filled one marks a bot. */
export const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      Website <input type="text" name={honeypot.input} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
