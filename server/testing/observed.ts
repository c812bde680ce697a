/**
 * Program of a telemetry test, run as a process of its own because Jest's runtime cannot load the exporter: it answers
 * one request whose back end is unreachable, exports the spans, and exits.
 */
import { createServer } from "node:http";
import { trace } from "@opentelemetry/api";

import { startTelemetry } from "../ops/startTelemetry.ts";

const telemetry = await startTelemetry();
telemetry.observe(() => ({
  ready: true,
  pages: { rendered: 3, confirmed: 1 },
  storedBytes: 2_048,
  backEnds: { content: "up", forms: "down" },
  contentHeldBack: false,
}));
const server = createServer(
  telemetry.measure((request, response) => {
    const url = `http://127.0.0.1/content${request.url}`;
    const attributes = { "http.target": request.url, "http.url": url };
    trace.getTracer("next.js").startActiveSpan(`fetch GET ${url}`, { attributes }, (span) => {
      span.recordException(new Error(`no answer from ${url}`));
      span.setStatus({ code: 2, message: `no answer from ${url}` });
      span.end();
    });
    response.writeHead(404, { connection: "close" }).end();
    server.close(() => void telemetry.end());
  }),
);
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : 0);
});
