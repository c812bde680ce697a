/** @jest-environment node */
import { testSample } from "@/features/shared/testing/testSample";
import { createClient } from "@prismicio/client";
import type { PrismicDocument } from "@prismicio/client";
import sharp from "sharp";

import { DocumentFiles } from "#cms/repository/store/DocumentFiles.server.ts";
import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { loadModels } from "#cms/repository/store/modelFiles.server.ts";
import { prismicRenderer } from "#cms/testing/prismicRenderer.ts";
import { serveContent } from "#cms/testing/serveContent.ts";

const linkTo = (documents: StoredDocument[]) => (id: string) => {
  const found = documents.find((document) => document.id === id);
  if (!found) throw new Error(`a seeded document links to ${id}, which is not there`);
  const { type, tags, lang, uid, first_publication_date, last_publication_date } = found;
  const known = { id, type, tags, lang, slug: uid ?? "-", first_publication_date, last_publication_date };
  return { ...known, ...(uid ? { uid } : {}), link_type: "Document", isBroken: false };
};

testSample(
  "every seeded document is answered as Prismic's own renderer answers it",
  async () => {
    const files = new DocumentFiles("content/documents", loadModels("customtypes", "slices"));
    await files.read();
    expect(files.problems).toEqual([]);
    const { origin, close } = await serveContent({ contentDir: "content" });
    const client = createClient<PrismicDocument>("test-repository", {
      documentAPIEndpoint: `${origin}/content/api/v2`,
    });
    const served = await client.dangerouslyGetAll({ lang: "*" });
    await close();
    expect(served).toHaveLength(files.documents.length);
    const sizes = await measure(files.documents);
    const render = prismicRenderer({
      picture: (name) => ({
        url: `${origin}/storage/web/images/${name}`,
        ...(sizes.get(name) ?? { width: 0, height: 0 }),
      }),
      link: linkTo(files.documents),
    });
    for (const document of files.documents) {
      const response = served.find(({ id }) => id === document.id);
      expect([document.id, withoutSliceIds(response?.data)]).toEqual([document.id, withoutSliceIds(render(document))]);
    }
  },
  30_000,
);

// Prismic generates these for documents without them, and so does the service.
const withoutSliceIds = (data: unknown) => JSON.parse(JSON.stringify(data).replace(/("id":"\w+)\$[\w-]+"/g, '$1"'));

/** Sizes of the images in documents, measured without the service. */
async function measure(documents: StoredDocument[]) {
  const names = new Set(JSON.stringify(documents).match(/(?<="url":")(?!https?:)\w[\w./-]*\.(svg|png|jpg|webp)(?=")/g));
  const sizes = await Promise.all(
    [...names].map(async (name) => {
      const { width, height } = await sharp(`content/images/${name}`).metadata();
      return [name, { width, height }] as const;
    }),
  );
  return new Map(sizes);
}
