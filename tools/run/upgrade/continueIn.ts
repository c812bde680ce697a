import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { ownNode } from "../bootstrap/installPackages.mjs";
import { RunningProcess } from "../RunningProcess.ts";

type Options = {
  /** Arguments of `npm start`. */
  args: string[];
  /** Folder of all data, whatever the working directory is. */
  dataDir: string;
  /** Whether a site of this process serves until the other one does. */
  isReplacing?: boolean;
};

/** `npm start` of another folder, as a child of this process. */
export type Successor = {
  process: RunningProcess;
  /** Resolves once its site serves beside this one's; rejects when it ends before. */
  serving: Promise<true>;
  /** Lets it take over the data, which nobody uses any more. */
  release(): void;
};

/** Starts the version in a folder; with `isReplacing`, its site first, and its back ends when it is told to. */
export function continueIn(folder: string, { args, dataDir, isReplacing = false }: Options): Successor {
  const { promise: serving, resolve: serve, reject } = Promise.withResolvers<true>();
  const own = resolve(folder, ownNode);
  const child = new RunningProcess({
    name: `The version in ${folder}`,
    ...(existsSync(own) ? { program: own } : {}),
    args: [join("tools", "launch.mjs"), "start", ...args],
    cwd: folder,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HALYARD_REPLACES: isReplacing ? "true" : undefined,
      HALYARD_STARTED: undefined,
    },
    onMessage: (message) => message === "serving" && serve(true),
  });
  void child.ended.then((code) => reject(new Error(`${child.name} ended with ${code} before it served.`)));
  // Only a replaced version waits for it.
  serving.catch(() => undefined);
  return { process: child, serving, release: () => child.send("release") };
}

/** In the successor: says that it serves, and waits until the data is released. */
export async function waitForRelease(): Promise<void> {
  const { promise, resolve: release } = Promise.withResolvers<true>();
  process.on("message", (message) => message === "release" && release(true));
  process.send?.("serving");
  await promise;
  // The listener would keep this process running.
  process.channel?.unref();
}
