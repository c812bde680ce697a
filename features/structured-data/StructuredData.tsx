import type { Thing } from "schema-dts";

/** Structured data for search engines, as a data block. */
export function StructuredData({ things }: { things: readonly (Thing | undefined)[] }) {
  const graph = things.filter((thing) => thing !== undefined);
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // Without "<": a text could end the block, and Trusted Types would block it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text.replaceAll("<", "\\u003c") }} />;
}
