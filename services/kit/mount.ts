import { Hono } from "hono";
import { requestId } from "hono/request-id";

import { freeBytes, minFreeBytes } from "./freeSpace.ts";
import { errorHandler, HttpError, sendError } from "./HttpError.ts";
import { inTime } from "./inTime.ts";
import { getErrorMessage } from "./log.ts";
import { limitBody } from "./readBody.ts";
import type { Service } from "./service.ts";

// Uploads of images are the largest bodies; each public endpoint has a far lower limit.
const maxBytes = 32 * 1024 * 1024;
const checkTimeoutMs = 4_000;
const maxListed = 100;

type Options = {
  /** Timeout in milliseconds of each service's check. */
  limit?: number;
  /** Folder whose disk's free space is checked. */
  dataDir?: string;
};

/** Mounts services in one app, with health, readiness and JSON for 404. */
export function mount(services: Service[], { limit = checkTimeoutMs, dataDir }: Options = {}): Hono {
  const app = new Hono();
  app.use(requestId());
  app.use(limitBody(maxBytes));
  for (const path of ["/health", "/healthz"])
    app.get(path, async (context) =>
      context.json({
        status: "up",
        // Liveness must not wait for what is down.
        ...(await getDegraded(services, { isTried: false, limit })),
        ...getStorage(dataDir),
        ...(await getUnreadable(services)),
      }),
    );
  for (const path of ["/ready", "/readyz"]) {
    app.get(path, async (context) => {
      // Together: whoever asks has a time limit.
      const [failed, degraded] = await Promise.all([
        findFailed(services, limit),
        getDegraded(services, { isTried: true, limit }),
      ]);
      const isReady = failed.length === 0;
      return context.json(
        {
          status: isReady ? "ready" : "not ready",
          failed,
          ...degraded,
          ...getStorage(dataDir),
          ...(await getUnreadable(services)),
        },
        isReady ? 200 : 503,
      );
    });
  }
  for (const service of services) app.route("/", service.app);
  app.notFound((context) => sendError(context, new HttpError(404, "not_found", "There is nothing at this address.")));
  app.onError(errorHandler("services"));
  return app;
}

/** Whether writes can be stored; a full disk does not stop reads, so the service stays ready. */
const getStorage = (dataDir?: string) =>
  dataDir === undefined ? {} : { storage: freeBytes(dataDir) < minFreeBytes ? "full" : "writable" };

/** Stored files that services cannot read and work without. */
async function getUnreadable(services: Service[]) {
  const unreadable = await Promise.all(services.map((service) => service.listUnreadable?.() ?? []));
  return unreadable.some((files) => files.length > 0) ? { unreadable: unreadable.flat().slice(0, maxListed) } : {};
}

/** What services work without; they stay ready, because everything else can be used. */
async function getDegraded(services: Service[], { isTried, limit }: { isTried: boolean; limit: number }) {
  const found = await Promise.all(
    services.map(async ({ name, findDegraded }) => {
      const reason = await inTime(findDegraded?.({ isTried }) ?? Promise.resolve(undefined), limit).catch(
        getErrorMessage,
      );
      return reason === undefined ? [] : [{ service: name, reason }];
    }),
  );
  return found.some((one) => one.length > 0) ? { degraded: found.flat() } : {};
}

async function findFailed(services: Service[], limit: number) {
  const checks = await Promise.allSettled(services.map((service) => inTime(service.check(), limit)));
  return checks.flatMap((check, index) =>
    check.status === "rejected" ? [{ service: services[index]?.name, reason: getErrorMessage(check.reason) }] : [],
  );
}
