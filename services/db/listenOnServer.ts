import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { reportDatabaseAway } from "../kit/DatabaseAway.ts";
import { logFailure } from "../kit/logFailure.ts";
import { describeOutage } from "./describeOutage.ts";

type Handlers = {
  onMessage: (payload: string) => void;
  /** Notifications may have been lost before this call. */
  onReconnect: () => void;
};

/** Follows notifications of a channel until the returned function is called. */
export type Listen = (channel: string, handlers: Handlers) => Promise<() => Promise<void>>;

const retryMs = 1_000;

/** `LISTEN` on a connection of its own, which is opened again every second while the server is away. */
export const listenOnServer =
  (databaseUrl: string, connectionTimeoutMillis = 5_000): Listen =>
  async (channel, { onMessage, onReconnect }) => {
    let isClosed = false;
    let client = await connect();
    async function connect(): Promise<pg.Client> {
      const opened = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis,
        keepAlive: true,
      });
      opened.on("notification", ({ payload = "" }) => onMessage(payload));
      // Its end follows.
      opened.on("error", () => undefined);
      await opened.connect();
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
      opened.once("end", () => void reconnect());
      return opened;
    }
    async function reconnect(): Promise<void> {
      while (!isClosed) {
        await sleep(retryMs, undefined, { ref: false });
        if (isClosed) return;
        try {
          client = await connect();
          onReconnect();
          return;
        } catch (error) {
          const outage = describeOutage(error);
          logFailure(
            "warn",
            "db",
            "notifications are not available",
            outage === undefined ? error : reportDatabaseAway(outage, error),
          );
        }
      }
    }
    return async () => {
      isClosed = true;
      await client.end();
    };
  };
