/** @jest-environment node */
import { describeAgent } from "./describeAgent.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    "Edge · Windows",
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome · Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Safari/604.1`, "Safari · iOS"],
  ["curl/8.5.0", "curl/8.5.0"],
])("a session of %s is told by %s", (agent, name) => {
  expect(describeAgent(agent)).toBe(name);
});
