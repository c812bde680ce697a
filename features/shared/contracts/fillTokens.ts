/** Fills placeholders in single braces: `{name} nodes` → `Ethereum nodes`; unknown ones stay. */
export const fillTokens = (text: string, tokens: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(tokens, name) ? (tokens[name] ?? whole) : whole));
