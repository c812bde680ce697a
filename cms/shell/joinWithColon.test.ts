import { joinWithColon } from "./joinWithColon.ts";

test("a label and its name are joined by the colon of the language; what is missing leaves none", () => {
  expect(joinWithColon("en", "Publish", "About")).toBe("Publish: About");
  expect(joinWithColon("cn", "发布", "关于")).toBe("发布：关于");
  expect(joinWithColon("cn", "", undefined, "关于")).toBe("关于");
});
