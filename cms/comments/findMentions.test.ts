/** @jest-environment node */
import { findUnknownMentions } from "./findMentions.ts";

test("a name that nobody has is found, a known one and an e-mail address are not", () => {
  const people = ["Sb-publisher", "李雷"].map((name) => ({ id: name, name }));
  const find = (text: string) => findUnknownMentions(text, people);
  expect(find("@sb-p is the tone right? @sb-p, @Ada.")).toEqual(["@sb-p", "@ada"]);
  expect(find("@sb-publisher and 请@李雷看一下, x@example.com, @ ")).toEqual([]);
  expect(find("请@韩梅梅，看一下")).toEqual(["@韩梅梅"]);
});
