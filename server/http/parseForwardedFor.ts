// Some proxies append the client's port: `192.0.2.7:5678`, `[2001:db8::1]:5678`.
const bare = (hop: string) =>
  hop
    .trim()
    .replace(/^\[([\w:.%]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");

/** The IPs of an `x-forwarded-for` header, the client's first, without ports and brackets. */
export const parseForwardedFor = (header: string | string[] | undefined): string[] => {
  const text = [header].flat().join(",");
  return text.trim() === "" ? [] : text.split(",").map(bare);
};
