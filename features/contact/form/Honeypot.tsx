import styles from "./index.module.css";

/** A field no person sees; whoever fills it in is a program. */
export const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      Website <input type="text" name="trap" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
