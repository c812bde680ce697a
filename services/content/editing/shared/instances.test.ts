/** @jest-environment node */
import { shareInstalledDatabase } from "../../../db/testing/shareInstalledDatabase.ts";
import { startInstances } from "../../testing/startInstances.ts";
import { startWith } from "../../testing/startContent.ts";

jest.setTimeout(60_000);

const database = shareInstalledDatabase();

startWith((options) => startInstances(2, { ...options, db: database.db }));

// The same tests as for a single instance.
const sameTests = [
  "#cms/drafts/drafts.test.ts",
  "../versions.test.ts",
  "../review/review.test.ts",
  "../schedules/schedules.test.ts",
  "#cms/people/people.test.ts",
  "../Releases.test.ts",
  "#cms/drafts/hidden.test.ts",
];

describe.each(sameTests)("two instances behind one URL pass %s", (file) => {
  jest.requireActual(file);
});
