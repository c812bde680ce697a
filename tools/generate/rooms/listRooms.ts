import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A top-level folder, or a folder in one, with its first sentence; empty when it has none. */
export type Room = { name: string; sentence: string; folders: Room[] };

const entries = ["contract.ts", "index.ts", "server.ts"];
/** Folders whose own name says it: a slice, and what tools write. */
const omitted = /^([A-Z]|\.|node_modules$)/;
/** Served as it is, so it has no README.md. */
const publicFiles = {
  name: "public",
  sentence: "Static files: icons of chains, the brand's drawings and the browser's icons.",
  folders: [],
};

/** Every room with a README.md, in the order of the route from the visitor to the data. */
export const listRooms = (root = "."): Room[] =>
  [
    ...["app", "slices", "customtypes", "features", "cms", "server", "services", "content"],
    ...["deploy", "tools", "e2e", "docs", ".config"],
  ]
    .map((name) => readRoom(root, name))
    .concat(publicFiles);

function readRoom(root: string, name: string): Room {
  const text = readFileSync(join(root, name, "README.md"), "utf8");
  const listed = new Map(
    [...text.matchAll(/^- `(.+?)\/`: (.+)$/gm)].map(([, folder = "", words = ""]) => [folder, words]),
  );
  const folders = listFolders(join(root, name)).map((folder) => {
    const words = listed.get(folder);
    listed.delete(folder);
    return { name: folder, sentence: words ? capitalize(words) : readEntry(join(root, name, folder)), folders: [] };
  });
  const gone = [...listed.keys()].map((folder) => ({ name: folder, sentence: "", folders: [] }));
  return { name, sentence: findFirstSentence(text.replace(/^# .*\n+/, "")), folders: [...folders, ...gone] };
}

const listFolders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !omitted.test(entry.name))
    .map(({ name }) => name)
    .sort();

/** The first sentence of a folder's contract or entry; empty when neither begins with a comment. */
function readEntry(folder: string): string {
  for (const name of entries) {
    const path = join(folder, name);
    const comment = existsSync(path) ? /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(path, "utf8"))?.[1] : undefined;
    if (comment) return findFirstSentence(comment.replace(/^\s*\* ?/gm, "").trim());
  }
  return "";
}

const findFirstSentence = (text: string): string =>
  (/^[\s\S]+?\.(?=\s|$)/.exec(text)?.[0] ?? "").replace(/\s+/g, " ").trim();

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
