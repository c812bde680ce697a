/** @jest-environment node */
import type { Database } from "../../../db/index.ts";
import { createTemporaryDatabase } from "../../../db/testing/template.ts";
import { startInstances } from "../../testing/startInstances.ts";
import { startWith } from "../../testing/startContent.ts";

jest.setTimeout(60_000);

let database: Database;

beforeEach(async () => {
  database = await createTemporaryDatabase();
  startWith((options) => startInstances(2, { ...options, db: database.db }));
});

// Hooks of the tests run first and close their own resources.
afterEach(() => database.close());

// The same tests as for a single instance.
const sameTests = [
  "../drafts.test.ts",
  "../versions.test.ts",
  "../review/review.test.ts",
  "../schedules/schedules.test.ts",
  "../people/people.test.ts",
  "../Releases.test.ts",
  "../hidden.test.ts",
];

describe.each(sameTests)("two instances behind one URL pass %s", (file) => {
  jest.requireActual(file);
});
