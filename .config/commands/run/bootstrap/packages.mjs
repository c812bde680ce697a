/**
 * What npm knows about one package, in `package-lock.json` and in `node_modules/.package-lock.json`.
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package
 * @typedef {Record<string, Package>} Packages
 */

/**
 * How installed packages differ from the locked ones: not at all, by packages that can be added, or so that
 * everything has to be laid out anew. Packages left out on this platform are no difference.
 * @param {Packages} locked
 * @param {Packages | undefined} installed
 * @param {{ dev: boolean }} options
 * @returns {"none" | "missing" | "different"}
 */
export function compareInstalled(locked, installed, { dev }) {
  if (!installed) return "different";
  for (const [path, { version, integrity }] of Object.entries(installed)) {
    const wanted = locked[path];
    if (wanted?.version !== version || wanted?.integrity !== integrity) return "different";
  }
  const isMissing = Object.entries(locked).some(
    ([path, { optional, devOptional, dev: isDev }]) =>
      path !== "" && !installed[path] && !optional && !devOptional && (dev || !isDev),
  );
  return isMissing ? "missing" : "none";
}

/**
 * Arguments for npm that bring the packages up to date and never take installed development packages away.
 * @param {"missing" | "different"} difference
 * @param {{ dev: boolean, hadDev: boolean }} options
 */
export function npmArguments(difference, { dev, hadDev }) {
  // `npm ci` empties node_modules first, which would break a site that is running from it.
  const verb = difference === "missing" ? ["install", "--no-save"] : ["ci"];
  return [...verb, ...(dev || hadDev ? ["--include=dev"] : ["--omit=dev"]), "--loglevel=error"];
}

/**
 * Whether development packages are among the installed ones.
 * @param {Packages | undefined} installed
 */
export function hasDevPackages(installed) {
  return Object.values(installed ?? {}).some(({ dev }) => dev === true);
}
