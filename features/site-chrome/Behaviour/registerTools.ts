import { callJson } from "@/features/shared/callJson";

/** A tool that a page offers to an agent in the browser, https://webmachinelearning.github.io/webmcp/. */
type PageTool = {
  name: string;
  title?: string;
  description: string;
  inputSchema: object;
  outputSchema?: object;
  annotations?: object;
  execute(input: object): Promise<unknown>;
};

export type ModelContext = { registerTool(tool: PageTool, options: { signal: AbortSignal }): unknown };

declare global {
  interface Document {
    /** Only in browsers with WebMCP. */
    modelContext?: ModelContext;
  }
}

const endpoint = "/mcp";
// Needs an account's key in a header, which belongs to no page.
const withKey = "get_usage";

type Message = { result?: object; error?: { message: string } };

/** Offers the tools of `/mcp` to an agent in the browser until the signal aborts. Throws when they cannot be listed. */
export async function registerTools(context: ModelContext, signal: AbortSignal): Promise<void> {
  const { tools } = await request<{ tools: Omit<PageTool, "execute">[] }>("tools/list", {}, signal);
  for (const tool of tools) {
    if (tool.name === withKey || signal.aborted) continue;
    const execute = (values: object) => request("tools/call", { name: tool.name, arguments: values }, signal);
    context.registerTool({ ...tool, execute }, { signal });
  }
}

/** The result of a request of the Model Context Protocol; throws with the server's sentence. */
async function request<Result extends object>(method: string, params: object, signal: AbortSignal): Promise<Result> {
  const response = await callJson(endpoint, {
    method: "POST",
    headers: { accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    signal,
  });
  const text = await response.text();
  // One event, when the server chooses a stream.
  const { result, error }: Message = JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text);
  if (!result) throw new Error(error?.message ?? `${endpoint} responded with ${response.status}.`);
  return result as Result;
}
