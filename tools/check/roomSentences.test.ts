/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

// Programs of the command line begin with a sentence each.
const exempt = ["cms/cli", "cms/repository"];
const listFiles = (room: string): string[] =>
  globSync(`${room}/**/*.{ts,tsx}`).filter((path) => !/\.test\.tsx?$|laterParts\.ts$/.test(path));
const rooms = [...globSync("cms/*/"), ...globSync("cms/repository/*/")]
  .map((path) => path.replace(/\/$/, ""))
  .filter((path) => !exempt.includes(path) && listFiles(path).length > 0);

/** The sentence above the imports of a file, if it begins with one. */
const findSentence = (text: string): string | undefined =>
  /^\/\*\*(?! @)([^]*?)\*\/\n(?:"use client";\n+)?(?:import|export \{)/
    .exec(text)?.[1]
    ?.replace(/\s*\n \*\s*/g, " ")
    .trim();

test("every room of the CMS says above the imports of its main file what it is for, in one place", () => {
  expect(rooms.length).toBeGreaterThan(30);
  const sentences = rooms.map((room) => [
    room,
    listFiles(room).filter((path) => findSentence(readFileSync(path, "utf8")) !== undefined).length,
  ]);
  expect(sentences).toEqual(rooms.map((room) => [room, 1]));
});
