import { createServer } from "node:http";

import { log, toErrorMessage } from "./log.ts";
import { createHttpServer } from "./http/createHttpServer.ts";
import { BackEnds, readBackEndUrls } from "./ops/BackEnds.ts";
import { boundGarbage } from "../features/shared/contracts/boundGarbage.ts";
import { ignoreBrokenOutput } from "../features/shared/contracts/ignoreBrokenOutput.mjs";
import { logConsole, logCrashes } from "./ops/logConsole.ts";
import { shutdown } from "./ops/shutdown.ts";
import { startTelemetry } from "./ops/startTelemetry.ts";
import { readSettings } from "./readSettings.ts";
import { createSite } from "./createSite.ts";

async function start(): Promise<void> {
  ignoreBrokenOutput();
  boundGarbage();
  logConsole();
  logCrashes();
  const settings = readSettings();
  const telemetry = await startTelemetry();
  // Read by next.config.js.
  process.env.HALYARD_SERVER = "true";
  const { default: next } = await import("next");
  const app = next({
    dev: false,
    port: settings.PORT,
    // The framework would handle upgrades on the server it is given; this one never listens.
    httpServer: createServer(),
  });
  await app.prepare();
  const urls = readBackEndUrls(process.env);
  const backEnds = new BackEnds(urls);
  const { states, reasons } = backEnds;
  const rpcOrigin = new URL(urls.platform).origin;
  const repositoryUrl = urls.content.replace(/\/api\/v2\/*$/, "");
  const rest = { backEnds: states, reasons, rpcOrigin, repositoryUrl };
  const built = createSite({ handler: app.getRequestHandler(), settings, ...rest });
  const { site, health, store, start: load, warmUp, closeSockets } = built;
  telemetry.observe(() => ({ ...health.read(), storedBytes: store.size }));
  const server = createHttpServer(site, { measure: telemetry.measure });
  const stopping = new AbortController();
  server.on("error", (error) => fail(error));
  // Linux lets a process share a port with the one that it replaces.
  const reusePort = process.env.SHARE_PORT === "true" && process.platform === "linux";
  const address = { port: settings.PORT, host: settings.HOST, reusePort };
  const listen = () => server.listen(address, () => log("info", "listening", { port: settings.PORT }));
  const stop = (seconds: number) => () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    void shutdown({ server, health, seconds, closeSockets })
      .then(telemetry.end)
      .then(() => process.exit(0));
  };
  process.on("SIGTERM", stop(settings.DRAIN_SECONDS));
  process.on("SIGINT", stop(0));
  backEnds.start(stopping.signal);
  if (!settings.LISTEN_WHEN_READY) {
    listen();
    return load(stopping.signal);
  }
  await load(stopping.signal);
  await warmUp();
  listen();
}

function fail(error: unknown): never {
  log("error", "the server cannot run", { reason: toErrorMessage(error), error });
  process.exit(1);
}

start().catch(fail);
