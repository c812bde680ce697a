// 32 that are easy to tell apart, so that a byte picks each as often.
const characters = "abcdefghijkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

/** A random password of 100 bits, in groups that are easy to hand over. */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(groups * groupLength));
  const letters = Array.from(bytes, (byte) => characters[byte % characters.length]);
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength).join(""),
  ).join("-");
}
