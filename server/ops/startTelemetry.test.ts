/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";

import { startTelemetry } from "./startTelemetry.ts";

/** The requests that a collector receives from a site after one visit to a path. */
async function collectTelemetry(path: string): Promise<Record<string, string>> {
  const received: Record<string, string> = {};
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received[request.url ?? ""] = Buffer.concat(chunks).toString();
    response.setHeader("content-type", "application/json");
    response.end("{}");
  });
  await once(collector.listen(0, "127.0.0.1"), "listening");
  const bound = collector.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const site = spawn(process.execPath, ["server/testing/observed.ts"], {
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(site, "exit");
  const [line] = await once(site.stdout, "data");
  await (await fetch(`http://127.0.0.1:${String(line).trim()}${path}`)).text();
  await ended;
  collector.close();
  return received;
}

test("a collector receives traces and response times without the queries of URLs", async () => {
  const received = await collectTelemetry("/contact/?mail=secret@a.example&access_token=secret");
  expect(Object.keys(received).sort()).toEqual(["/v1/metrics", "/v1/traces"]);
  const [span] = JSON.parse(received["/v1/traces"] ?? "").resourceSpans[0].scopeSpans[0].spans;
  expect(span).toMatchObject({ name: "fetch GET http://127.0.0.1/content/contact/", traceId: expect.any(String) });
  expect(span.attributes).toContainEqual({ key: "http.target", value: { stringValue: "/contact/" } });
  expect(span.events[0].name).toBe("exception");
  const [metric] = JSON.parse(received["/v1/metrics"] ?? "").resourceMetrics[0].scopeMetrics[0].metrics;
  expect(metric).toMatchObject({ name: "http.server.request.duration", histogram: { dataPoints: [{ count: 1 }] } });
  expect(received["/v1/metrics"]).toContain("404");
  expect(JSON.stringify(received)).not.toMatch(/secret|access_token/);
});

test("without a collector the listener is unchanged and nothing is sent", async () => {
  const telemetry = await startTelemetry({ NODE_ENV: "test" });
  const listener = () => undefined;
  expect(telemetry.measure(listener)).toBe(listener);
  await telemetry.end();
});
