/**
 * An entry of `package-lock.json` or `node_modules/.package-lock.json`.
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package
 * @typedef {Record<string, Package>} Packages
 */

/**
 * How installed packages differ from the locked ones: not at all, by missing packages, or so that
 * a full installation is needed. Packages left out on this platform are no difference.
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
 * Arguments for npm that update the packages and never remove installed development packages.
 * @param {"missing" | "different"} difference
 * @param {{ dev: boolean, hadDev: boolean }} options
 */
export function npmArguments(difference, { dev, hadDev }) {
  // `npm ci` empties node_modules first, which would break a site running from it.
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
