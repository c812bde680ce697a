/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
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

type Metric = { name: string; unit: string };

/** What a Prometheus server calls a metric that it received by OTLP. */
function toPrometheus({ name, unit }: Metric, isCounter: boolean): string {
  const unitName = { s: "_seconds", By: "_bytes" }[unit] ?? "";
  return `${name.replaceAll(".", "_")}${unitName}${isCounter ? "_total" : ""}`;
}

/** The guide lists every metric, and dashboard and alerts use no other. */
function checkUses(metrics: (Metric & { sum?: unknown })[]): void {
  const guide = readFileSync("docs/operators.md", "utf8");
  expect(metrics.filter(({ name }) => !guide.includes(`| \`${name}\``))).toEqual([]);
  const known = metrics.map((metric) => toPrometheus(metric, metric.sum !== undefined));
  for (const file of ["dashboard.json", "alerts.yaml"]) {
    const used = readFileSync(`deploy/monitoring/${file}`, "utf8").match(
      /\b(?:http_(?!response_)|halyard_|process_|nodejs_)[a-z0-9_]+/g,
    );
    expect(used?.length).toBeGreaterThan(5);
    expect([file, used?.filter((name) => !known.includes(name.replace(/_bucket$|_count$/, "")))]).toEqual([file, []]);
  }
}

test("a collector receives traces and response times without the queries of URLs", async () => {
  const received = await collectTelemetry("/contact/?mail=secret@a.example&access_token=secret");
  expect(Object.keys(received).sort()).toEqual(["/v1/metrics", "/v1/traces"]);
  const [span] = JSON.parse(received["/v1/traces"] ?? "").resourceSpans[0].scopeSpans[0].spans;
  expect(span).toMatchObject({ name: "fetch GET http://127.0.0.1/content/contact/", traceId: expect.any(String) });
  expect(span.attributes).toContainEqual({ key: "http.target", value: { stringValue: "/contact/" } });
  expect(span.events[0].name).toBe("exception");
  const { metrics } = JSON.parse(received["/v1/metrics"] ?? "").resourceMetrics[0].scopeMetrics[0];
  const find = (name: string) => metrics.find((metric: { name: string }) => metric.name === name);
  expect(find("http.server.request.duration")).toMatchObject({ histogram: { dataPoints: [{ count: 1 }] } });
  expect(find("halyard.pages.rendered")).toMatchObject({ sum: { dataPoints: [{ asDouble: 3 }], isMonotonic: true } });
  expect(find("halyard.backend.up").gauge.dataPoints).toMatchObject([
    { asDouble: 1, attributes: [{ key: "backend", value: { stringValue: "content" } }] },
    { asDouble: 0, attributes: [{ key: "backend", value: { stringValue: "forms" } }] },
  ]);
  expect(find("process.memory.usage").gauge.dataPoints[0].asDouble).toBeGreaterThan(1e6);
  checkUses(metrics);
  expect(received["/v1/metrics"]).toContain("404");
  expect(JSON.stringify(received)).not.toMatch(/secret|access_token/);
});

test("without a collector the listener is unchanged and nothing is sent", async () => {
  const telemetry = await startTelemetry({ NODE_ENV: "test" });
  const listener = () => undefined;
  expect(telemetry.measure(listener)).toBe(listener);
  await telemetry.end();
});
