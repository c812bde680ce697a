import type { ServicesEnv } from "../../env.ts";
import { getErrorMessage, log } from "../../kit/log.ts";
import { MethodCatalog } from "../../kit/methods/MethodCatalog.ts";
import { deliver } from "../deliver.ts";
import type { ProbeSettings } from "../probe/readProbeSettings.ts";
import { storeMethodChecks } from "./methodChecks.ts";
import { probeMethods } from "./probeMethods.ts";

const methodsEveryMs = 24 * 3_600_000;
const retryMs = 600_000;

/** Calls every method once a day beside the rounds; after a failure again in ten minutes. */
export class MethodRounds {
  running: Promise<void> | undefined;
  private dueAt = 0;
  private readonly settings: ProbeSettings;
  private readonly env: ServicesEnv;

  constructor(settings: ProbeSettings, env: ServicesEnv) {
    this.settings = settings;
    this.env = env;
  }

  /** Starts when it is due and not under way. */
  start(): void {
    if (this.running || performance.now() < this.dueAt) return;
    this.running = this.run().finally(() => {
      this.running = undefined;
    });
  }

  private async run(): Promise<void> {
    this.dueAt = performance.now() + methodsEveryMs;
    try {
      await probeAllMethods(this.settings, this.env);
    } catch (error) {
      this.dueAt = performance.now() + retryMs;
      log("warn", "probe", "methods not stored, will be called again in ten minutes", {
        reason: getErrorMessage(error),
      });
    }
  }
}

/** Calls every method of the first endpoint of each network, one endpoint after the other. */
export async function probeAllMethods({ endpoints }: ProbeSettings, env: ServicesEnv): Promise<void> {
  const catalog = new MethodCatalog("content/data");
  for (const endpoint of endpoints.filter(({ index }) => index === 0)) {
    const checks = await probeMethods(endpoint, catalog);
    const { protocol, network, methods } = checks;
    if (methods.length === 0) continue;
    await deliver({ path: "methods", body: checks, store: (db) => storeMethodChecks(db, checks) }, env);
    const answered = methods.filter((one) => one.answered).length;
    log("info", "probe", "methods stored", { protocol, network, called: methods.length, answered });
  }
}
