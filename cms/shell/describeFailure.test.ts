/** @jest-environment node */
import { ValidationError } from "yup";

import { failureCodes } from "#cms/http/contract.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { loadModelWords } from "#cms/models/loadModelWords.ts";
import { readModelWords } from "#cms/models/readModelWords.server.ts";

import { describeFailure } from "./describeFailure.ts";

jest.mock("#cms/http/send.ts", () => ({ send: (path: string) => readModelWords(path.replace("model-words/", "")) }));

const fail = (status: number, body: object) => new StudioError(status, { details: [], ...body });

test("every failure code of the service has a Chinese message", async () => {
  await loadModelWords("cn");
  const sentences = failureCodes.map((code) =>
    describeFailure(fail(409, { message: "English", code, values: ["x"] }), "cn"),
  );
  expect(sentences.filter((sentence) => !/^[^{}]*\p{Script=Han}[^{}]*。$/u.test(sentence))).toEqual([]);
  const describe = (code: string, ...values: string[]) =>
    describeFailure(fail(400, { message: "English", code, values }), "cn");
  expect(describe("uid-taken", "faq")).toContain("faq");
  expect(describe("file-used", "Home", "About")).toContain("Home、About");
  expect(describe("schedule-changed", "Ada", "")).toContain("Ada在定时之后修改了草稿，");
});

test("a failure without a code has a message in the interface language that names the fields", () => {
  const failure = fail(400, { message: "name is missing", details: [{ field: "name", reason: "missing" }] });
  expect(describeFailure(failure, "en")).toBe("name is missing.");
  expect(describeFailure(failure, "cn")).toBe("填写的内容有误：name，请修正后重试。");
});

test("a response of another version of the service asks for a reload", () => {
  const misfit = new ValidationError("by.name is a required field");
  expect(describeFailure(misfit, "en")).toContain("Reload it");
  expect(describeFailure(misfit, "cn")).toContain("刷新");
});
