import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { bundleScripts } from "./bundleScripts.mjs";

/** Texts of the browser scripts in `client/`. */
export type ClientScripts = {
  /** Inline in the head of every page with a loader. */
  first: string;
  /** Inline in the head of pages that keep their scripts. */
  guard: string;
  /** The same for the editing screen. */
  studioGuard: string;
  /** Inline before a page's full style sheets. */
  sheets: string;
  loader: string;
  /** Path of the loader's file, with a hash of its content. */
  loaderPath: string;
  /** The loader's SHA-256, in the form of the `integrity` attribute. */
  loaderIntegrity: string;
  faces: string;
  /** The bar of signed-in editors. */
  editBar: string;
};

const names = ["first", "guard", "sheets", "loader", "faces", "studioGuard", "editBar"] as const;
const source = join(import.meta.dirname, "client");

const bundle = () => bundleScripts(names.map((name) => join(source, `${name}.ts`)));

/** Bundles the browser scripts into a build's folder. */
export function buildClientScripts(distDir: string): void {
  mkdirSync(join(distDir, "client"), { recursive: true });
  for (const [name, text] of bundle()) writeFileSync(join(distDir, "client", `${name}.js`), text);
}

/** The scripts of a build; without one, as in tests, they are bundled now. */
export function loadClientScripts(distDir: string): ClientScripts {
  const files = names.map((name) => [name, join(distDir, "client", `${name}.js`)] as const);
  const isBuilt = files.every(([, file]) => existsSync(file));
  const texts = isBuilt ? new Map(files.map(([name, file]) => [name, readFileSync(file, "utf8")])) : bundle();
  const [first = "", guard = "", sheets = "", loader = "", faces = "", studioGuard = "", editBar = ""] = names.map(
    (name) => texts.get(name),
  );
  const digest = createHash("sha256").update(loader).digest();
  const loaderPath = `/_next/loader/${digest.toString("base64url").slice(0, 16)}.js`;
  const loaderIntegrity = `sha256-${digest.toString("base64")}`;
  return { first, guard, sheets, faces, studioGuard, editBar, loader, loaderPath, loaderIntegrity };
}
