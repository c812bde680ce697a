/** An address with a query (`?a=1`, or nothing) added to its own: before its fragment, which servers never see. */
export function addQuery(address: string, search: string): string {
  if (search.length < 2) return address;
  const at = address.indexOf("#");
  const [before, fragment] = at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at)];
  const joint = before.includes("?") ? "&" : "?";
  return `${before}${/[?&]$/.test(before) ? "" : joint}${search.slice(1)}${fragment}`;
}
