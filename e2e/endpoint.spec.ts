import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { createPublicClient, http, webSocket } from "viem";

import { expect, test } from "./fixtures";

const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';

/** Runs the curl line of an endpoint in a shell: status and body. */
async function curl(url: string) {
  const args = ["-sS", url, "-H", "content-type: application/json", "-d", body, "-w", "\n%{http_code}"];
  const { stdout } = await promisify(execFile)("curl", args);
  const [response = "", status] = stdout.split("\n");
  return { status, answer: response };
}

test("an account's key works with curl and viem, its usage is shown in both languages, and it ends when it is removed", async ({
  page,
  baseURL,
}) => {
  await page.goto("/api/account/sign-in/?from=/pricing/");
  await page.getByRole("button", { name: "Open account" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/pricing/");
  await page.goto("/api/account/overview/en/?from=/pricing/");
  await page.getByLabel("Name of the new key (optional)").fill("indexer");
  await page.getByRole("button", { name: "Get another key" }).click();
  const item = page.getByRole("article", { name: "indexer" });
  const shown = (await item.locator("code").textContent()) ?? "";
  const url = `${baseURL}${new URL(shown).pathname}`;
  expect(await curl(url)).toEqual({ status: "200", answer: expect.stringMatching(/"result":"0x[\da-f]+"/) });
  const client = createPublicClient({ transport: http(url) });
  const socket = createPublicClient({ transport: webSocket(url.replace("http", "ws")) });
  const [overHttp, overSocket] = [await client.getBlockNumber(), await socket.getBlockNumber()];
  expect(overSocket).toBeGreaterThanOrEqual(overHttp);
  (await socket.transport.getRpcClient()).close();

  await page.goto("/api/account/overview/cn/?from=/cn/pricing/");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("table", { name: "最近的调用" }).getByRole("row", { name: /indexer/ })).toHaveCount(3);
  await expect(page.getByRole("table", { name: "按方法" })).toContainText("eth_blockNumber");
  await expect(page.getByRole("table", { name: "按链" })).toContainText("演示链");
  const own = page.getByRole("article", { name: "indexer" });
  await own.getByText("改名、更换或删除", { exact: true }).click();
  await own.getByRole("button", { name: "删除这个密钥" }).click();
  await expect(page.getByRole("status").filter({ hasText: "密钥已删除" })).toBeVisible();
  expect((await curl(url)).status).toBe("401");
});
