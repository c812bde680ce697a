/** @jest-environment node */
import { shareInstalledDatabase } from "#db/testing/shareInstalledDatabase.ts";
import { startInstances } from "#cms/testing/startInstances.ts";
import { startWith } from "#cms/testing/startContent.ts";

jest.setTimeout(60_000);

const database = shareInstalledDatabase();

startWith((options) => startInstances(2, options), database);

// The same tests as for a single instance.
const sameTests = [
  "#cms/drafts/drafts.test.ts",
  "#cms/versions/versions.test.ts",
  "#cms/review/review.test.ts",
  "#cms/schedules/schedules.test.ts",
  "#cms/people/people.test.ts",
  "#cms/releases/Releases.test.ts",
  "#cms/drafts/hidden.test.ts",
];

describe.each(sameTests)("two instances behind one URL pass %s", (file) => {
  jest.requireActual(file);
});
