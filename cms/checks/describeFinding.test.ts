import type { Finding } from "./contract.ts";
import { describeFinding, describeValues } from "./describeFinding.ts";

const found = (rule: string, values: string[]): Finding => ({
  rule,
  values,
  field: "",
  message: "of the service",
  level: "warning",
  slice: null,
});

const long = found("description-length", ["A long text", "171", "160"]);

test("a text that is too long is described by its width, not repeated", () => {
  expect(describeValues(long, "en")).toBe("171 characters wide, at most 160");
  expect(describeFinding(long, "en")).toBe(
    "The description is too long for search results (171 characters wide, at most 160)",
  );
  expect(describeFinding(found("title-length", long.values), "en")).not.toContain("A long text");
});

test("a finding names its values after the sentence", () => {
  expect(describeFinding(found("link-missing", ["/dead/"]), "en")).toBe(
    "The link leads to a page that does not exist (/dead/)",
  );
  expect(describeFinding(found("orphan", []), "en")).toBe("No page links to this one");
});

test("a skipped level of headings is told by the heading and both levels", () => {
  expect(describeFinding(found("heading-order", ["Fees", "4", "2"]), "en")).toBe(
    "A level of headings is skipped (“Fees” is level 4, after level 2)",
  );
  expect(describeValues(found("heading-order", ["Fees", "2", "0"]), "en")).toBe("“Fees” is level 2, after none");
});

test("the service's message stands for a rule without a sentence", () => {
  expect(describeFinding(found("constructor", ["x"]), "en")).toBe("of the service");
  expect(describeValues(found("constructor", ["x"]), "en")).toBe("of the service");
});
