/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { composeTree } from "./composeTree.ts";
import { listRooms } from "./listRooms.ts";

test("every folder of a room has a first sentence: that of the room's README.md, or its entry's", () => {
  const rooms = listRooms();
  const folders = rooms.flatMap((room) => room.folders.map(({ name, sentence }) => [`${room.name}/${name}`, sentence]));
  expect(folders.length).toBeGreaterThan(80);
  expect(folders.filter(([, sentence]) => !/^.+\.$/.test(sentence ?? ""))).toEqual([]);
  expect(rooms.filter(({ sentence }) => sentence.length < 20)).toEqual([]);
});

test("the tree of docs/architecture.md is that of the rooms: npm run generate writes it", () => {
  const document = readFileSync("docs/architecture.md", "utf8");
  expect(document).toBe(composeTree(document, listRooms()));
});

test("a folder that is gone, or says nothing, has no sentence", () => {
  const root = mkdtempSync(join(tmpdir(), "rooms-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const { name } of listRooms()) write(`${name}/README.md`, `# ${name}\n\nA room.\n`);
  write("server/README.md", "# server\n\nIt is\nhere. More.\n\n- `ops/`: health.\n- `gone/`: x.\n");
  write("server/ops/Health.ts", "");
  write("server/http/index.ts", "/**\n * Plumbing of\n * HTTP. More.\n */");
  write("server/silent/index.ts", "export {};");
  expect(listRooms(root).find(({ name }) => name === "server")).toEqual({
    name: "server",
    sentence: "It is here.",
    folders: [
      { name: "http", sentence: "Plumbing of HTTP.", folders: [] },
      { name: "ops", sentence: "Health.", folders: [] },
      { name: "silent", sentence: "", folders: [] },
      { name: "gone", sentence: "", folders: [] },
    ],
  });
  rmSync(root, { recursive: true });
});
