/** @jest-environment node */
import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { signIn } from "#cms/testing/signIn.ts";
import { testSecrets } from "#cms/testing/serveContent.ts";
import { startContent } from "#cms/testing/startContent.ts";
import type { TestContent } from "#cms/testing/startContent.ts";
import { RepositoryClient } from "#cms/cli/publish/RepositoryClient.ts";

import { runPeople } from "./runPeople.ts";

let content: TestContent;
let people: (...words: string[]) => Promise<string[]>;

beforeEach(async () => {
  content = await startContent([{ id: "seeded" }]);
  const repository = new RepositoryClient({ origin: content.origin, token: testSecrets.writeToken });
  people = (...words) => runPeople(words, repository);
});

afterEach(() => content.close());

const readPassword = ([line = ""]: string[]) => /password (\S+?)(?:[;,] |$)/.exec(line)?.[1] ?? "";

test("the people command adds, changes, signs out and removes people, and resets passwords", async () => {
  const first = readPassword(await people("add", "Ada", "editor"));
  const token = await signIn(content.origin, "Ada", first);
  expect(await people("role", "ada", "publisher")).toEqual(["ada is publisher now"]);
  expect(await people("list")).toEqual(["owner  owner", "Ada  publisher"]);
  expect((await people("sessions", "Ada"))[0]).toMatch(/^\d{4}-.*Z {2}127\.0\.0\.1/);
  expect(await people("sign-out", "Ada")).toEqual(["1 sessions of Ada have ended"]);
  expect((await makeStudioClient(content.origin, token)("GET", "people")).status).toBe(401);
  const second = readPassword(await people("password", "Ada"));
  expect(await signIn(content.origin, "Ada", first)).toBe("undefined");
  expect(await signIn(content.origin, "Ada", second)).toMatch(/^studio_/);
  const third = readPassword(await people("reset", "Ada"));
  expect(await signIn(content.origin, "Ada", third)).toMatch(/^studio_/);
  await people("remove", "Ada");
  expect(await people("list")).toEqual(["owner  owner"]);
});

test.each([[[]], [["add", "Ada"]], [["add", "Ada", "king"]], [["dance", "owner"]]])(
  "what the command does not understand, such as %j, is answered with what it takes",
  async (words) => {
    await expect(people(...words)).rejects.toThrow("npm run people -- list");
  },
);

test("the error for an unknown person names them", async () => {
  await expect(people("remove", "Eve")).rejects.toThrow("There is no person Eve");
});
