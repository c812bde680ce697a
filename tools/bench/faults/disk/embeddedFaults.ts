import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { runBackEnds } from "../../../run/backEnds.ts";
import { findPort } from "../../../run/findPort.ts";
import type { Sandbox } from "../../../run/makeSandbox.ts";
import { audit } from "../people/audit.ts";
import { Ledger } from "../people/Ledger.ts";
import { People } from "../people/People.ts";
import type { Result } from "../report.ts";
import { fillDisk, freeDisk } from "./fillDisk.ts";
import { Mounts } from "./Mounts.ts";

const megabytes = 512;
const busyMs = 15_000;
const powerCut = "power cut, embedded database";
const diskFull = "disk full, embedded database";

export const embeddedFaults = [powerCut, diskFull];

/**
 * The back ends with their embedded database on a small disk of their own. Power loss: all processes are killed and
 * restart from an image of the disk at that moment, which has only synced data. Then that disk is full.
 */
export async function measureEmbedded(sandbox: Sandbox, mounts: Mounts): Promise<Result> {
  const image = join(sandbox.folder, "images", "disk.img");
  const before = join(sandbox.folder, "disk-before");
  const after = join(sandbox.folder, "disk-after");
  // In memory, so that other writes do not slow it down.
  mounts.inMemory(dirname(image), 3 * megabytes);
  Mounts.makeImage(image, megabytes);
  mounts.image(image, before);
  cpSync(sandbox.settings.services.CONTENT_DIR, join(before, "content"), { recursive: true });
  // The seed was there long before the power cut.
  execFileSync("sync", ["--file-system", before]);
  const port = await findPort(sandbox.settings.services.SERVICES_PORT + 40);
  const origin = `http://127.0.0.1:${port}`;
  const start = (disk: string) => {
    const folders = { DATA_DIR: join(disk, "data"), CONTENT_DIR: join(disk, "content") };
    return runBackEnds(port, { ...sandbox.env, ...folders, SERVICES_PORT: String(port) }, true);
  };
  const ledger = new Ledger();
  ledger.during = powerCut;
  const first = await start(before);
  const { writeToken }: { writeToken: string } = JSON.parse(readFileSync(join(before, "data/secrets.json"), "utf8"));
  const early = new People(ledger, { origin, writeToken });
  await early.recovered(performance.now());
  await sleep(busyMs);
  first.signal("SIGSTOP");
  const copy = copyImage(image);
  await first.stop(1);
  await early.stop();
  mounts.image(copy, after);
  const cut = performance.now();
  const second = await start(after);
  const people = new People(ledger, { origin, writeToken });
  const rows = [{ fault: powerCut, recovery: await people.recovered(cut) }];
  ledger.during = diskFull;
  fillDisk(after);
  await sleep(busyMs);
  freeDisk(after);
  rows.push({ fault: diskFull, recovery: await people.recovered(performance.now()) });
  await people.stop();
  const dataDir = join(after, "data");
  for (const { fault, recovery } of rows) console.log(`${fault}: recovered after ${recovery.toFixed(1)} s`);
  const target = { origin, writeToken, dataDir, dataDirs: [dataDir], isChainCut: true, stop: () => second.stop() };
  return { rows, ledger, ...(await audit(ledger, target)) };
}

/** A copy of a mounted image: the disk's content at that moment, without unwritten buffers. */
function copyImage(image: string): string {
  const copy = `${image}.copy`;
  execFileSync("cp", ["--sparse=always", image, copy]);
  return copy;
}
