/** @jest-environment node */
import { starterContent } from "#cms/testing/starterContent.ts";
import { serveContent, testSecrets } from "#cms/testing/serveContent.ts";

test("during a rotation, readers and writers are accepted with the old and the new secrets", async () => {
  const secrets = { ...testSecrets, previous: { accessToken: "old-reader", writeToken: "old-writer" } };
  const { origin, close } = await serveContent({ contentDir: starterContent, secrets, visibility: "private" });
  const read = async (token: string) => (await fetch(`${origin}/content/api/v2?access_token=${token}`)).status;
  const write = async (token: string) =>
    (await fetch(`${origin}/content/customtypes/customtypes`, { headers: bear(token) })).status;
  const bear = (token: string) => ({ authorization: `Bearer ${token}`, repository: "test-repository" });
  expect([await read("reader"), await read("old-reader"), await read("older")]).toEqual([200, 200, 401]);
  expect([await write("writer"), await write("old-writer"), await write("older")]).toEqual([200, 200, 403]);
  await close();
});
