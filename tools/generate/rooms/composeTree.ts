import type { Room } from "./listRooms.ts";

const start = "<!-- The tree: written by npm run generate from each room's first sentence. -->\n";
const end = "\n\n<!-- End of the tree. -->";

/** A document with the tree of rooms between its two marks. Throws when it lacks them. */
export function composeTree(document: string, rooms: readonly Room[]): string {
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error("Expected the marks of the tree, got a document without them.");
  const lines = rooms.flatMap(({ name, sentence, folders }) => [
    `- **[\`${name}/\`](../${name}/)** ${sentence}`,
    ...folders.map((folder) => `  - \`${folder.name}/\` ${folder.sentence}`),
  ]);
  return `${document.slice(0, from)}${start}\n${lines.join("\n")}${end}${document.slice(to + end.length)}`;
}
