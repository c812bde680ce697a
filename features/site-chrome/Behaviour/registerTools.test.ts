/** @jest-environment node */
import { createMcpHandler, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";

import { registerTools } from "./registerTools";
import type { ModelContext } from "./registerTools";

/** A server as `/mcp` is one, with a tool that repeats a word and one that needs a key. */
const handler = createMcpHandler(() => {
  const server = new McpServer({ name: "test", version: "1.0.0" }, {});
  const inputSchema = fromJsonSchema<{ word: string }>({
    ...{ type: "object", required: ["word"] },
    properties: { word: { type: "string" } },
  });
  const annotations = { readOnlyHint: true };
  server.registerTool("repeat", { description: "Repeats", inputSchema, annotations }, ({ word }) => ({
    content: [{ type: "text", text: word }],
  }));
  server.registerTool("get_usage", { description: "Usage", inputSchema }, () => ({ content: [] }));
  return server;
});

test("a browser's agent gets the tools that need no key, and each calls the server", async () => {
  jest.spyOn(globalThis, "fetch").mockImplementation((path, init) => {
    const headers = new Headers(init?.headers);
    return handler.fetch(new Request(new URL(String(path), "http://localhost"), { ...init, headers }));
  });
  const tools = new Map<string, Parameters<ModelContext["registerTool"]>[0]>();
  const { signal } = new AbortController();
  await registerTools({ registerTool: (tool) => tools.set(tool.name, tool) }, signal);
  expect([...tools.keys()]).toEqual(["repeat"]);
  const repeat = tools.get("repeat");
  expect(repeat).toMatchObject({ description: "Repeats", annotations: { readOnlyHint: true } });
  expect(repeat?.inputSchema).toMatchObject({ required: ["word"] });
  expect(await repeat?.execute({ word: "echo" })).toMatchObject({ content: [{ text: "echo" }] });
  expect(await repeat?.execute({ word: 7 })).toMatchObject({ isError: true });
});

test("a server that is away is an error, not an empty list", async () => {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}", { status: 503 }));
  const { signal } = new AbortController();
  await expect(registerTools({ registerTool: () => undefined }, signal)).rejects.toThrow("/mcp responded with 503.");
});
