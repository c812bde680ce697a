import { createClient } from "@prismicio/client";
import type { Client, ClientConfig, PrismicDocument } from "@prismicio/client";

/** The official client, unmodified, at a test's service; its documents have the test's own models. */
export function testClient(documentAPIEndpoint: string, config: ClientConfig = {}): Client<PrismicDocument> {
  return createClient<PrismicDocument>("test-repository", { ...config, documentAPIEndpoint });
}
