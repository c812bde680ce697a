import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createTemporaryDatabase } from "#db/testing/template.ts";
import { createServicesServer } from "#kit/createServicesServer.ts";
import { mount } from "#kit/mount.ts";
import { createContentService } from "#cms/createContentService.server.ts";
import type { ContentOptions } from "#cms/createContentService.server.ts";

export const testSecrets = {
  accessToken: "reader",
  writeToken: "writer",
  webhookSecret: "hook",
  studioPassword: "studio",
};

/** A content service that listens on a free port, on a temporary database by default. */
export async function serveContent(options: Partial<ContentOptions> & Pick<ContentOptions, "contentDir">) {
  const dataDir = mkdtempSync(join(tmpdir(), "content-data-"));
  const database = options.database ?? (await createTemporaryDatabase());
  const service = await createContentService({
    dataDir,
    modelsDir: "customtypes",
    slicesDir: "slices",
    repositoryName: "test-repository",
    secrets: testSecrets,
    webhooks: [],
    apiUrl: "http://127.0.0.1/content/api/v2",
    siteUrl: "http://localhost:3000",
    testSwitches: true,
    passwordCost: 2,
    ...options,
    database,
  });
  const server = createServicesServer(mount([service]), [service]);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const { port }: Pick<AddressInfo, "port"> = typeof address === "object" && address ? address : { port: 0 };
  const close = async () => {
    await service.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    if (!options.database) await database.close();
    rmSync(dataDir, { recursive: true });
  };
  const { acceptWriteToken } = service;
  return { origin: `http://127.0.0.1:${port}`, routes: service.app.routes, database, acceptWriteToken, close };
}
