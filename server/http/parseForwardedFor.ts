// Some proxies write the visitor's port beside the address: `192.0.2.7:5678`, `[2001:db8::1]:5678`.
const bare = (hop: string) =>
  hop
    .trim()
    .replace(/^\[([\w:.%]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/** The addresses that `x-forwarded-for` names, the visitor's first, without ports and brackets. */
export const parseForwardedFor = (header: string | string[] | undefined): string[] => {
  const text = [header].flat().join(",");
  return text.trim() === "" ? [] : text.split(",").map(bare);
};
