/** An explorer's host, with the network's parameter there: `solscan.io (devnet)`. */
export function describeExplorer(explorer: string): string {
  const { host, pathname, search } = new URL(explorer);
  const apart = [...new URLSearchParams(search).values(), pathname.replaceAll("/", " ").trim()].filter(Boolean);
  const name = host.replace(/^www\./, "");
  return apart.length > 0 ? `${name} (${apart.join(", ")})` : name;
}
