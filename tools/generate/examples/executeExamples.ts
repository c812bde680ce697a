/** A method of `content/data/methods.json`. */
export type ExampleMethod = { fields: readonly { name: string; type: string; value?: string }[]; answer?: unknown };

/** A node's response, including JSON-RPC members. */
export type ExampleResponse = { jsonrpc: string; id: number; result?: unknown; error?: { code: number } };

type Call = (method: string, params: unknown[]) => Promise<ExampleResponse>;

/** Methods whose parameter is the result of another one. */
const madeBy: Record<string, string> = {
  eth_getFilterChanges: "eth_newFilter",
  eth_getFilterLogs: "eth_newFilter",
  eth_uninstallFilter: "eth_newBlockFilter",
};

/** Sends the example of every method and yields each response; `undefined` where the node rejects the call. */
export async function executeExamples(
  methods: Readonly<Record<string, ExampleMethod>>,
  call: Call,
): Promise<Map<string, ExampleResponse | undefined>> {
  const responses = new Map<string, ExampleResponse | undefined>();
  for (const [name, method] of Object.entries(methods)) {
    const maker = madeBy[name];
    const source = maker === undefined ? undefined : methods[maker];
    const madeValue = maker && source ? (await call(maker, getExampleParams(source))).result : undefined;
    const params = madeValue === undefined ? getExampleParams(method) : [madeValue];
    const response = params.includes(null) ? undefined : await call(name, params);
    responses.set(name, response?.error ? undefined : response);
  }
  return responses;
}

/** The parameters of an example by position, `null` for a required one without a value. */
export function getExampleParams({ fields }: ExampleMethod): unknown[] {
  const values = fields.map((field) => readValue(field.type, field.value ?? ""));
  const last = values.findLastIndex((value) => value !== undefined);
  return values.slice(0, last + 1).map((value) => value ?? null);
}

function readValue(type: string, text: string): unknown {
  if (text === "") return undefined;
  if (type === "json" || type === "boolean") return JSON.parse(text);
  return /^\d+$/.test(text) ? `0x${BigInt(text).toString(16)}` : text;
}
