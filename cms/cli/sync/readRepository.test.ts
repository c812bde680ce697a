/** @jest-environment node */
import { createServer } from "node:http";
import type { Server } from "node:http";

import { getRemote, readRepository, resolveWithin } from "./readRepository.ts";

test("a file name outside its folder is rejected", () => {
  expect(resolveWithin("/content", "en-us/page/about.json")).toBe("/content/en-us/page/about.json");
  for (const name of ["en-us/page/../../../evil.json", "/etc/passwd", "../contents/a.json", ".."]) {
    expect(() => resolveWithin("/content", name)).toThrow("outside of /content");
  }
});

let server: Server | undefined;
afterEach(() => server?.close());

/** A repository that answers every request with a status. */
async function startRepository(status: number) {
  const listening = createServer((_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end('{"message":"It is odd"}'),
  );
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return { url, remote: { ...getRemote("acme", url), setting: `--url ${url}` } };
}

test.each([
  [401, undefined, "the repository acme at URL/api/v2 is private: set PRISMIC_ACCESS_TOKEN"],
  [401, "old", "the repository acme at URL/api/v2 rejects the token in PRISMIC_ACCESS_TOKEN"],
  [404, undefined, "there is no repository acme at URL/api/v2, set by --url URL"],
  [400, undefined, "It is odd (repository acme at URL/api/v2, set by --url URL)"],
])(
  "a repository that answers %i to the token %j is named with the setting to change",
  async (status, accessToken, text) => {
    const { url, remote } = await startRepository(status);
    const reading = readRepository({ ...remote, accessToken }, () => undefined);
    await expect(reading).rejects.toThrow(text.replaceAll("URL", url));
  },
);

test("a repository that cannot be reached is named with its setting", async () => {
  const { url, remote } = await startRepository(200);
  server?.close();
  const named = `(repository acme at ${url}/api/v2, set by --url ${url})`;
  await expect(readRepository(remote, () => undefined)).rejects.toThrow(named);
});
