/** @jest-environment node */
import { failureCodes } from "#cms/http/contract.ts";
import { StudioError } from "#cms/http/StudioError.ts";

import { describeFailure } from "./describeFailure.ts";

const fail = (status: number, body: object) => new StudioError(status, { details: [], ...body });

test("every failure code of the service has a Chinese message", () => {
  const sentences = failureCodes.map((code) =>
    describeFailure(fail(409, { message: "English", code, values: ["x"] }), "cn"),
  );
  expect(sentences.filter((sentence) => !/\p{Script=Han}.*[。]$/u.test(sentence))).toEqual([]);
  expect(describeFailure(fail(400, { message: "English", code: "uid-taken", values: ["faq"] }), "cn")).toContain("faq");
});

test("a failure without a code has a message in the interface language that names the fields", () => {
  const failure = fail(400, { message: "name is missing", details: [{ field: "name", reason: "missing" }] });
  expect(describeFailure(failure, "en")).toBe("name is missing");
  expect(describeFailure(failure, "cn")).toBe("填写的内容有误：name，请修正后重试。");
});
