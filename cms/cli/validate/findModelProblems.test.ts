/** @jest-environment node */
import { toModels } from "#cms/repository/domain/model/toModels.ts";
import { readModelFiles } from "#cms/repository/store/modelFiles.server.ts";

import { findDanglingChoices, listTypesWithoutPath } from "./findModelProblems.ts";

const { types, slices } = readModelFiles({ modelsDir: "customtypes", slicesDir: "slices" });

test("a slice zone that offers a slice without a model is a problem at that choice", () => {
  expect(findDanglingChoices({ types, slices })).toEqual([]);
  const without = slices.filter(({ id }) => id !== "promotion");
  expect(findDanglingChoices({ types, slices: without }).find(({ file }) => file === "page/index.json")).toEqual({
    file: "page/index.json",
    problems: [{ field: "json.Main.slices.config.choices.promotion", reason: "there is no slice promotion" }],
  });
});

test("a type with a UID and without a prefix is named, unless its UID is no part of a path", () => {
  expect(listTypesWithoutPath(toModels({ types, slices }))).toEqual([]);
  const event = { id: "event", label: "Event", repeatable: true, json: { Main: { uid: { type: "UID" } } } };
  expect(listTypesWithoutPath(toModels({ types: [...types, event], slices }))).toEqual(["event"]);
});
