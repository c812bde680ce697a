/** @jest-environment node */
import { keepWords } from "#cms/models/loadModelWords.ts";
import { readModelWords } from "#cms/models/readModelWords.server.ts";

import { nameFound, nameOption } from "./nameOption.ts";

beforeAll(async () => void keepWords("cn", await readModelWords("cn")));

test.each([
  ["none", "None", "无"],
  ["Primary", "Primary", "主按钮"],
  ["unknown_option", "Unknown option", "Unknown option"],
  ["json", "JSON", "JSON"],
  ["eth-sepolia", "eth-sepolia", "eth-sepolia"],
  ["N", "N", "N"],
  ["constructor", "Constructor", "Constructor"],
])("the option %s is shown as %s and %s", (option, english, chinese) => {
  expect([nameOption(option, "en"), nameOption(option, "cn")]).toEqual([english, chinese]);
});

test("words that are a choice of a field, also of a group's, are named; a title that reads alike is not", () => {
  const config = { options: ["longest_outage"] };
  const group = {
    name: "figures",
    type: "Group",
    label: "",
    placeholder: "",
    config: { fields: { metric: { type: "Select", config } } },
  };
  expect([nameFound("longest_outage", [group], "en"), nameFound("longest_outage", [], "en")]).toEqual([
    "Longest outage",
    "longest_outage",
  ]);
});
