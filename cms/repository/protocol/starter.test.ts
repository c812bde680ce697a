/** @jest-environment node */
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { startContent } from "#cms/testing/startContent.ts";
import { buildStarter, hasRegistry, serveStarter, unpackStarter } from "#cms/testing/starter/runStarter.ts";
import { starterDocuments, starterLanguages } from "#cms/testing/starter/starterDocuments.ts";

// Its packages are installed, and it is built.
jest.setTimeout(20 * 60_000);

const canInstall = hasRegistry();
const reason = canInstall ? "" : " (skipped: npm's registry cannot be asked)";

(canInstall ? test : test.skip)(`Prismic's multi-language starter shows every page and picture${reason}`, async () => {
  const folder = unpackStarter();
  const content = await startContent(starterDocuments, {
    modelsDir: join(folder, "customtypes"),
    slicesDir: join(folder, "src/slices"),
    languages: starterLanguages,
  });
  mkdirSync(join(content.folder, "images"), { recursive: true });
  await sharp({ create: { width: 2_236, height: 1_252, channels: 3, background: "#5163ba" } })
    .jpeg()
    .toFile(join(content.folder, "images", "photo.jpg"));
  await buildStarter(folder, content.endpoint);
  const site = await serveStarter(folder);
  const pictures = new Set<string>();
  for (const [path, words] of [
    ["/en-us", "Welcome"],
    ["/en-us/about", "About us"],
    ["/fr-fr", "Bienvenue"],
    ["/fr-fr/about", "À propos"],
  ] as const) {
    const response = await fetch(`${site.origin}${path}`);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(html).toContain(words);
    for (const [, list = ""] of html.matchAll(/(?:srcSet|src)="([^"]*photo\.jpg[^"]*)"/gi))
      for (const one of list.split(", ")) pictures.add(one.split(" ")[0]?.replaceAll("&amp;", "&") ?? "");
    for (const [, link = ""] of html.matchAll(/href="(\/(?:en-us|fr-fr)[^"]*)"/g))
      expect([link, (await fetch(`${site.origin}${link}`)).status]).toEqual([link, 200]);
  }
  expect(pictures.size).toBeGreaterThan(5);
  for (const url of pictures) {
    const response = await fetch(url);
    expect([url, response.status, response.headers.get("content-type")]).toEqual([url, 200, "image/webp"]);
  }
  site.close();
  await content.close();
});
