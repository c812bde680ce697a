/** @jest-environment node */
import { readdirSync } from "node:fs";
import { basename, extname } from "node:path";

import { languages } from "@/features/shared/contracts/languages";
import { locales } from "@/features/shared/contracts/locales";

import protocols from "./protocols.json";
import methodsOfOneChain from "./methods-of-one-chain.json";
import ownAddresses from "./own-addresses.json";

const isOwn = (name: string) =>
  new RegExp(
    `^(?:(?:${[...locales, ...ownAddresses.names].join("|")})|.+\\.(?:${ownAddresses.endings.join("|")}))$`,
  ).test(name);

// A folder whose name begins with @ (a slot) or _ (a private folder) is no part of a path.
const listFolders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() && !/^[@_]/.test(one.name) ? [one.name] : [],
  );

// What the framework answers at for a file of this name.
const special = { "manifest.ts": "manifest.webmanifest", "robots.ts": "robots.txt" };

test("every folder and file that the site answers at by itself is named, so that no page takes its address", () => {
  const routes = ["app", "app/(prefixed)/[locale]", "app/[locale]"]
    .flatMap(listFolders)
    .filter((name) => !/^[[(]/.test(name));
  const files = readdirSync("app").flatMap((name) =>
    Object.entries(special).flatMap(([file, at]) => (file === name ? [at] : [])),
  );
  const ofPublic = readdirSync("public").filter((name) => extname(name) !== "");
  expect(files).toHaveLength(2);
  expect([...routes, ...files, ...ofPublic].filter((name) => !isOwn(name))).toEqual([]);
});

test("every path reserved for the site's own routes is in use", () => {
  // The server around the framework answers at these.
  const ofServer = ["_next", "health", "ready", "\\d{3}"];
  const there = new Set([...ofServer, ...["app", "app/[locale]"].flatMap(listFolders)]);
  expect(ownAddresses.names.filter((name) => !there.has(name))).toEqual([]);
});

test("no page of the site stands at an address of the site itself", () => {
  const pages = Object.values(languages).flatMap(({ prismic: lang }) => readdirSync(`content/documents/${lang}/page`));
  expect(pages.map((file) => basename(file, ".json")).filter(isOwn)).toEqual([]);
});

test("methods that are one chain's own are those of a chain that there is", () => {
  const keys = new Set(protocols.map(({ key }) => key));
  expect(Object.values(methodsOfOneChain).filter((key) => !keys.has(key))).toEqual([]);
});
