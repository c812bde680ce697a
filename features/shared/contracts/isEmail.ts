// What mail servers take (RFC 5321): parts of letters of any script with single dots between them, then a host of
// labels that neither begin nor end with a hyphen, the last one no number.
const part = String.raw`[^\s@<>()[\]\\,;:".\p{C}]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;
const emailPattern = new RegExp(String.raw`^${part}(?:\.${part})*@(?:${label}\.)+(?!\d+$)${label}$`, "u");
const maxLocalLength = 64;
const maxHostLength = 253;

/** Whether a text without spaces around it is an e-mail address. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  if (at > maxLocalLength || text.length - at - 1 > maxHostLength) return false;
  return emailPattern.test(text) && /[^.]{2,}$/u.test(text);
}
