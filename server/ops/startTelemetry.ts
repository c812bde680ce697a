import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import { toErrorMessage, log } from "../log.ts";
import { observeServer } from "./observeServer.ts";
import type { ServerFacts } from "./observeServer.ts";
import { withoutQueries } from "./withoutQueries.ts";

const exportIntervalMs = 60_000;

type Telemetry = {
  /** Wraps a listener to record response times by method and status. */
  measure(listener: RequestListener): RequestListener;
  /** Reports what a server says about itself with each export. */
  observe(read: () => ServerFacts): void;
  /** Flushes and stops. */
  end(): Promise<void>;
};

/**
 * Sends traces and metrics by OTLP when `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector, otherwise does nothing. Must
 * be called before the framework is loaded, so that its spans (routes, renders, fetches) are exported too.
 */
export async function startTelemetry(source: NodeJS.ProcessEnv = process.env): Promise<Telemetry> {
  if (!source.OTEL_EXPORTER_OTLP_ENDPOINT) {
    return { measure: (listener) => listener, observe: () => undefined, end: async () => undefined };
  }
  const [api, traces, metrics, resources, hooks, traceExport, metricExport] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/sdk-metrics"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/context-async-hooks"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/exporter-metrics-otlp-http"),
  ]);
  const resource = resources.resourceFromAttributes({ "service.name": source.OTEL_SERVICE_NAME ?? "halyard" });
  const exporter = withoutQueries(new traceExport.OTLPTraceExporter());
  const tracing = new traces.TracerProvider({
    resource,
    spanProcessors: [new traces.BatchSpanProcessor({ exporter })],
  });
  const reader = new metrics.PeriodicExportingMetricReader({
    exporter: new metricExport.OTLPMetricExporter(),
    exportIntervalMillis: exportIntervalMs,
  });
  const metering = new metrics.MeterProvider({ resource, readers: [reader] });
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  api.trace.setGlobalTracerProvider(tracing);
  api.metrics.setGlobalMeterProvider(metering);
  const meter = metering.getMeter("halyard");
  const durations = meter.createHistogram("http.server.request.duration", {
    unit: "s",
    description: "from a request's headers to the end of its response",
    advice: { explicitBucketBoundaries: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  });
  return {
    measure: (listener) => (request, response) => {
      count(request, response, (seconds, facts) => durations.record(seconds, facts));
      listener(request, response);
    },
    observe: (read) => observeServer(meter, read),
    end: async () => {
      const ends = await Promise.allSettled([tracing.shutdown(), metering.shutdown()]);
      for (const end of ends) {
        if (end.status === "rejected") log("warn", "telemetry was not sent", { reason: toErrorMessage(end.reason) });
      }
    },
  };
}

type Record = (seconds: number, facts: { [name: string]: string | number }) => void;

function count({ method = "GET" }: IncomingMessage, response: ServerResponse, record: Record): void {
  const startedAt = performance.now();
  response.once("close", () =>
    record((performance.now() - startedAt) / 1_000, {
      "http.request.method": method,
      "http.response.status_code": response.statusCode,
    }),
  );
}
