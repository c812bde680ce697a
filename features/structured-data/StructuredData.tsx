import type { Thing } from "schema-dts";

/** What search engines are told about a page, as a data block. */
export function StructuredData({ things }: { things: readonly (Thing | undefined)[] }) {
  const graph = things.filter((thing) => thing !== undefined);
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // No "<": a text could end the block otherwise, and a browser that guards its sinks would refuse it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text.replaceAll("<", "\\u003c") }} />;
}
