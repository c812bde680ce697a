/** @jest-environment node */
import type { RequestListener } from "node:http";

import { createDatabase } from "../../db/index.ts";
import { describeOnBoth } from "../../db/testing/describeOnBoth.ts";
import { readServicesEnv } from "../../env.ts";
import { checkBearer } from "../../kit/isSame.ts";
import { loadSecrets } from "../../kit/secrets.ts";
import { startAvailability } from "../testing/startAvailability.ts";
import { findClosedPort, startEndpoint } from "../testing/startEndpoint.ts";
import { checkLinks } from "./checkLinks.ts";
import { listOutsideLinks } from "./listOutsideLinks.ts";
import { openLinks } from "./openLinks.ts";

beforeEach(() => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const document = (type: string, data: object) => ({
  id: "1",
  type,
  uid: "one",
  lang: "en-us",
  group: "1",
  tags: [],
  first_publication_date: "",
  last_publication_date: "",
  data: { ...data },
});

test("external links are listed once each from every kind of field", () => {
  const link = (url: string) => ({ link_type: "Web", url });
  const text = {
    type: "paragraph",
    text: "x",
    spans: [{ start: 0, end: 1, type: "hyperlink", data: link("https://c.test/") }],
  };
  const documents = [
    document("marketplace_project", { website: link("https://b.test/"), source: link("https://a.test/") }),
    document("page", { slices: [{ primary: { content: [text], action: link("https://b.test/") } }] }),
    document("page", { own: link("https:///about/"), modal: link("https://#contact"), path: link("/about/") }),
    document("page", {
      mail: link("mailto:a@b.test"),
      script: link("javascript:alert(1)"),
      none: { link_type: "Web" },
    }),
    document("page", { words: "https://not-a-link.test/" }),
  ];
  expect(listOutsideLinks(documents)).toEqual(["https://a.test/", "https://b.test/", "https://c.test/"]);
});

const site: RequestListener = ({ url, method }, response) => {
  if (url === "/moved") return void response.writeHead(301, { location: "/here" }).end();
  if (url === "/no-head" && method === "HEAD") return void response.writeHead(405).end();
  if (url === "/no-head-at-all" && method === "HEAD") return void response.destroy();
  if (url === "/gone") return void response.writeHead(404).end();
  if (url === "/silent") return;
  response.writeHead(200).end("Here");
};

test("a link check follows redirects and falls back from HEAD to GET", async () => {
  const { url, close } = await startEndpoint(site);
  const paths = ["/here", "/moved", "/no-head", "/no-head-at-all", "/gone", "/silent"];
  const unreachableUrl = `http://127.0.0.1:${await findClosedPort()}/`;
  const checks = await openLinks([...paths, "/here"].map((path) => url + path).concat(unreachableUrl), 2_000);
  const statusByPath = Object.fromEntries(checks.map((check) => [check.url.replace(url, ""), check.status]));
  expect(statusByPath).toEqual({
    "/here": 200,
    "/moved": 200,
    "/no-head": 200,
    "/no-head-at-all": 200,
    "/gone": 404,
    "/silent": null,
    [unreachableUrl]: null,
  });
  expect(checks).toHaveLength(7);
  await close();
});

test("no link check is stored when no link answers, because this machine is offline", async () => {
  const unreachableUrl = `http://127.0.0.1:${await findClosedPort()}/`;
  const env = readServicesEnv({ DATA_DIR: "/nowhere/that/is", SERVICES_PORT: String(await findClosedPort()) });
  await expect(checkLinks([unreachableUrl], env)).rejects.toThrow("None of 1 links answered");
});

describeOnBoth("checks of links", ({ lasting }) => {
  test("link checks are stored with and without running back ends, need the token, and the latest is returned", async () => {
    const options = await lasting();
    const port = await findClosedPort();
    const source = { DATABASE_URL: options.databaseUrl, DATA_DIR: options.dataDir, SERVICES_PORT: String(port) };
    const env = readServicesEnv(source);
    let status = 404;
    const { url, close } = await startEndpoint((_, response) => response.writeHead(status).end());
    await checkLinks([url], env);
    const database = await createDatabase(options);
    const { writeToken } = loadSecrets(env.DATA_DIR).secrets;
    const service = await startAvailability(database.db, { isWriter: checkBearer(writeToken), sampleData: false });
    expect((await service.get("links")).body).toEqual({ links: { [url]: { checkedAt: expect.any(String), status } } });
    status = 200;
    await checkLinks([url], { ...env, DATABASE_URL: undefined, SERVICES_PORT: service.port });
    expect((await service.get("links")).body).toHaveProperty(["links", url, "status"], 200);

    const bring = async (token: string, differences: object) => {
      const headers = { authorization: `Bearer ${token}` };
      const check = { url, checkedAt: Date.now() - 60_000, status: 500, ...differences };
      const request = { method: "POST", headers, body: JSON.stringify({ checks: [check] }) };
      return (await fetch(`http://127.0.0.1:${service.port}/availability/v1/links`, request)).status;
    };
    expect(await bring("wrong", {})).toBe(401);
    expect(await bring(writeToken, { url: "javascript:1" })).toBe(422);
    expect(await bring(writeToken, {})).toBe(201);
    expect((await service.get("links")).body).toHaveProperty(["links", url, "status"], 200);
    await service.close();
    await database.close();
    await close();
  });
});
