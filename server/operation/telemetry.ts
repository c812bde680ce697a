import { messageOf, log } from "../log.ts";

const everyMinute = 60_000;

/**
 * Sends traces and metrics by OTLP when `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector, and is nothing otherwise. To be
 * called before the framework is loaded, whose own spans (routes, renders, fetches) then go there too. What is returned
 * sends the rest.
 */
export async function startTelemetry(source: NodeJS.ProcessEnv = process.env): Promise<() => Promise<void>> {
  if (!source.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
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
  const exporter = new traceExport.OTLPTraceExporter();
  const tracing = new traces.TracerProvider({
    resource,
    spanProcessors: [new traces.BatchSpanProcessor({ exporter })],
  });
  const reader = new metrics.PeriodicExportingMetricReader({
    exporter: new metricExport.OTLPMetricExporter(),
    exportIntervalMillis: everyMinute,
  });
  const metering = new metrics.MeterProvider({ resource, readers: [reader] });
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  api.trace.setGlobalTracerProvider(tracing);
  api.metrics.setGlobalMeterProvider(metering);
  return async () => {
    const ends = await Promise.allSettled([tracing.shutdown(), metering.shutdown()]);
    for (const end of ends) {
      if (end.status === "rejected") log("warn", "telemetry was not sent", { reason: messageOf(end.reason) });
    }
  };
}
