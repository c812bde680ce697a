type Span = { start: number; end: number };

const isSpan = (value: unknown): value is Span =>
  typeof value === "object" &&
  value !== null &&
  "start" in value &&
  "end" in value &&
  typeof value.start === "number" &&
  typeof value.end === "number";

/** Where a position of a text stands once its `{tokens}` are filled. */
function shifted(position: number, text: string, tokens: Record<string, string>): number {
  return fillTokens(text.slice(0, position), tokens).length;
}

/** A template's slices with `{name}` and its like filled in every text; marks in rich text keep their words. */
export function fillDeep<T>(value: T, tokens: Record<string, string>): T;
export function fillDeep(value: unknown, tokens: Record<string, string>): unknown {
  if (typeof value === "string") return fillTokens(value, tokens);
  if (Array.isArray(value)) return value.map((one) => fillDeep<unknown>(one, tokens));
  if (typeof value !== "object" || value === null) return value;
  const filled = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillDeep<unknown>(one, tokens)]));
  if ("text" in value && typeof value.text === "string" && "spans" in value && Array.isArray(value.spans)) {
    const { text } = value;
    filled.spans = value.spans.map((span: unknown) =>
      isSpan(span)
        ? {
            ...fillDeep<Span>(span, tokens),
            start: shifted(span.start, text, tokens),
            end: shifted(span.end, text, tokens),
          }
        : span,
    );
  }
  return filled;
}

/** Puts a template's values into its texts: `{name} nodes` → `Ethereum nodes`. */
export function fillTokens(text: string, tokens: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => tokens[name] ?? whole);
}
