type Span = { start: number; end: number };

const isSpan = (value: unknown): value is Span =>
  typeof value === "object" &&
  value !== null &&
  "start" in value &&
  "end" in value &&
  typeof value.start === "number" &&
  typeof value.end === "number";

/** Maps every text of a content value; spans of rich text are moved with their text. Parts without a change stay the same. */
export function mapTexts<T>(value: T, change: (text: string) => string): T;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) {
    const all = value.map((one) => mapTexts<unknown>(one, change));
    return all.some((one, index) => one !== value[index]) ? all : value;
  }
  if (typeof value !== "object" || value === null) return value;
  let mapped: Record<string, unknown> | undefined;
  for (const [name, one] of Object.entries(value)) {
    const next = mapTexts<unknown>(one, change);
    if (next !== one) (mapped ??= { ...value })[name] = next;
  }
  if (!mapped) return value;
  if ("text" in value && typeof value.text === "string" && "spans" in value && Array.isArray(value.spans)) {
    const { text } = value;
    // A span offset after the text before it was mapped.
    const moved = (position: number) => change(text.slice(0, position)).length;
    mapped.spans = value.spans.map((span: unknown) =>
      isSpan(span) ? { ...mapTexts<Span>(span, change), start: moved(span.start), end: moved(span.end) } : span,
    );
  }
  return mapped;
}
