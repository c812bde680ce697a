/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";

import { startTelemetry } from "./telemetry.ts";

/** What a collector hears from a site that one visitor asked for an address. */
async function hear(address: string): Promise<Record<string, string>> {
  const heard: Record<string, string> = {};
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heard[request.url ?? ""] = Buffer.concat(chunks).toString();
    response.setHeader("content-type", "application/json");
    response.end("{}");
  });
  await once(collector.listen(0, "127.0.0.1"), "listening");
  const place = collector.address();
  const port = typeof place === "object" && place ? place.port : 0;
  const site = spawn(process.execPath, ["server/testing/observed.ts"], {
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(site, "exit");
  const [line] = await once(site.stdout, "data");
  await (await fetch(`http://127.0.0.1:${String(line).trim()}${address}`)).text();
  await ended;
  collector.close();
  return heard;
}

test("a collector receives traces and response times without the queries of URLs", async () => {
  const heard = await hear("/contact/?mail=secret@a.example&access_token=secret");
  expect(Object.keys(heard).sort()).toEqual(["/v1/metrics", "/v1/traces"]);
  const [span] = JSON.parse(heard["/v1/traces"] ?? "").resourceSpans[0].scopeSpans[0].spans;
  expect(span).toMatchObject({ name: "fetch GET http://127.0.0.1/content/contact/", traceId: expect.any(String) });
  expect(span.attributes).toContainEqual({ key: "http.target", value: { stringValue: "/contact/" } });
  expect(span.events[0].name).toBe("exception");
  const [metric] = JSON.parse(heard["/v1/metrics"] ?? "").resourceMetrics[0].scopeMetrics[0].metrics;
  expect(metric).toMatchObject({ name: "http.server.request.duration", histogram: { dataPoints: [{ count: 1 }] } });
  expect(heard["/v1/metrics"]).toContain("404");
  expect(JSON.stringify(heard)).not.toMatch(/secret|access_token/);
});

test("without a collector the listener is unchanged and nothing is sent", async () => {
  const telemetry = await startTelemetry({ NODE_ENV: "test" });
  const listener = () => undefined;
  expect(telemetry.measure(listener)).toBe(listener);
  await telemetry.end();
});
