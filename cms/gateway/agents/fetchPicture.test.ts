/** @jest-environment node */
import { createServer } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { LookupFunction } from "node:net";

import { isPrivateIp } from "#kit/publicLookup.ts";

import { fetchPicture } from "./fetchPicture.server.ts";

const png = Buffer.from("89504e470d0a1a0a", "hex");

const pages: Record<string, (response: ServerResponse) => void> = {
  "/dot.png": (response) => response.writeHead(200, { "content-type": "image/png" }).end(png),
  "/page": (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
  "/big.png": (response) => response.writeHead(200, { "content-type": "image/png" }).end(Buffer.alloc(6_000_000)),
  "/moved": (response) => response.writeHead(302, { location: "/dot.png" }).end(),
  "/loop": (response) => response.writeHead(302, { location: "/loop" }).end(),
  "/inside": (response) => response.writeHead(302, { location: "http://127.0.0.1:1/dot.png" }).end(),
  "/metadata": (response) => response.writeHead(302, { location: "http://169.254.169.254/latest/" }).end(),
  "/file": (response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  "/slow": () => undefined,
};

let server: Server;
let origin: string;
// A name that the test's DNS resolves to this machine stands for a public server.
const lookup: LookupFunction = (_name, options, callback) =>
  options.all ? callback(null, [{ address: "127.0.0.1", family: 4 }]) : callback(null, "127.0.0.1", 4);
const network = { lookup, isPrivate: isPrivateIp };

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const page = pages[url];
    if (page) page(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://pictures.example:${Object(server.address()).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => jest.restoreAllMocks());

test("a picture is fetched with its name and type, also after a redirect", async () => {
  for (const path of ["/dot.png", "/moved"]) {
    const file = await fetchPicture(`${origin}${path}`, undefined, network);
    expect([file.name, file.type, Buffer.from(await file.arrayBuffer())]).toEqual(["dot.png", "image/png", png]);
  }
  expect((await fetchPicture(`${origin}/dot.png`, "team.png", network)).name).toBe("team.png");
});

test.each([
  ["/page", "text/html, not a picture"],
  ["/nothing", "answered 404"],
  ["/big.png", "larger than 5 MB"],
  ["/loop", "redirects more than 3 times"],
  ["/inside", "private address"],
  ["/metadata", "private address"],
  ["/file", "public http or https URL"],
])("%s is refused: %s", async (path, words) => {
  await expect(fetchPicture(`${origin}${path}`, undefined, network)).rejects.toThrow(words);
});

test.each(["http://127.0.0.1/a.png", "http://[::1]/a.png", "http://10.0.0.1/", "http://0x7f.1/", "http://localhost/"])(
  "%s is never connected to",
  async (url) => {
    await expect(fetchPicture(url)).rejects.toThrow("private address");
  },
);

test.each(["ftp://pictures.example/a.png", "data:image/png;base64,AA", "a.png", "http://me:secret@pictures.example/"])(
  "%s is no public URL",
  async (url) => {
    await expect(fetchPicture(url)).rejects.toThrow("public http or https URL");
  },
);

test("a server that keeps silent is given up", async () => {
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  await expect(fetchPicture(`${origin}/slow`, undefined, network)).rejects.toThrow("within 10 s");
});
