import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

type Attributes = ReadableSpan["attributes"];

// Paths of the gateway end with an API key.
const rpcKey = /(\/rpc\/[^/\s]+\/[^/\s]+\/)[^/\s"'<>]+/g;

/** An exporter that strips queries, fragments and API keys from spans: they are visitors' input and secrets. */
export function withoutQueries(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(clean), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** A span has most of its data in getters, which a copy would lose. */
const clean = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: bare(span.name) },
    attributes: { value: cleanAll(span.attributes) },
    status: { value: { ...span.status, message: span.status.message && bare(span.status.message) } },
    events: {
      value: span.events.map((event) => ({ ...event, attributes: event.attributes && cleanAll(event.attributes) })),
    },
  });

const cleanAll = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, typeof value === "string" ? bare(value) : value]),
  );

const bare = (text: string) => text.replace(/[?#][^\s"'<>]*/g, "").replace(rpcKey, "$1KEY");
