import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

import { findPort } from "../../run/findPort.ts";
import { blankSettings } from "../../run/makeSandbox.ts";
import { RunningProcess } from "../../run/RunningProcess.ts";
import { waitUntilReady } from "../../run/waitUntilReady.ts";
import type { MemoryLimit } from "./MemoryLimit.ts";

// Of the time of Node.js 18, which later ones do not support.
const npm = "npm@10";
const startSeconds = 1_800;

type Result = { code: number | string; output: string };
/** A running site, and the password that its start printed a file of. */
export type StartedSite = { origin: string; password: string };

/** A person with one version of Node.js, an empty folder and empty caches; counts the commands that they enter. */
export class Newcomer {
  readonly version: string;
  commands = 0;
  private folder: string;
  private port: number | undefined;
  private readonly env: NodeJS.ProcessEnv;
  private site: RunningProcess | undefined;

  private constructor(folder: string, version: string, env: NodeJS.ProcessEnv) {
    this.folder = folder;
    this.version = version;
    this.env = env;
  }

  /** Installs Node.js and npm below a folder, which is then the person's. */
  static async prepare(folder: string, version: string): Promise<Newcomer> {
    const tools = join(folder, "tools");
    mkdirSync(tools);
    // The script of the package `node` installs the program of this platform.
    writeFileSync(join(tools, "package.json"), JSON.stringify({ allowScripts: { node: true } }));
    const install = ["install", "--loglevel=error", "--prefix", tools, `node@${version}`, npm];
    const clean = cleanEnvironment(process.env);
    const npmProcess = new RunningProcess({
      name: "npm",
      program: "npm",
      args: install,
      cwd: tools,
      env: clean,
      quiet: true,
    });
    if ((await npmProcess.ended) !== 0) throw new Error(`Node.js ${version} was not installed:\n${npmProcess.output}`);
    const bin = join(tools, "node_modules", ".bin");
    const env = {
      ...clean,
      HOME: folder,
      XDG_CACHE_HOME: join(folder, "cache"),
      npm_config_cache: join(folder, "npm"),
      PATH: [bin, clean.PATH].join(delimiter),
    };
    return new Newcomer(folder, version, env);
  }

  /** Changes the folder, as `cd` does. */
  enter(folder: string): void {
    this.commands += 1;
    this.folder = join(this.folder, folder);
  }

  /** Puts a file there that the person has already. */
  provide(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  /** Runs a command; throws what it said when it fails. */
  async run(program: string, args: string[]): Promise<void> {
    const { code, output } = await this.tryRun(program, args);
    if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n${output}`);
  }

  /** Runs a command to its end, whatever that is. */
  async tryRun(program: string, args: string[]): Promise<Result> {
    const child = this.spawn(program, args);
    return { code: await child.ended, output: child.output };
  }

  /** `npm start` on free ports, the same ones every time, with a limit of memory if there is one, until the site answers. */
  async start(limit?: MemoryLimit): Promise<StartedSite> {
    const port = (this.port ??= await findPort(4_600));
    this.env.PORT ??= String(port);
    this.env.SERVICES_PORT ??= String(await findPort(port + 1));
    this.site = this.spawn(...(limit?.wrap("npm", ["start"]) ?? (["npm", ["start"]] as const)));
    const origin = `http://localhost:${port}`;
    const until = { url: `${origin}/ready`, seconds: startSeconds, accepts: (status: number) => status === 200 };
    await waitUntilReady(this.site, until).catch((error: unknown) => {
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n${this.site?.output}`);
    });
    const secrets: unknown = JSON.parse(readFileSync(join(this.folder, ".data", "secrets.json"), "utf8"));
    return { origin, password: String(Object(secrets).studioPassword) };
  }

  /** Stops what `start` started and starts it again, with a limit of memory; no command of the person. */
  async restart(limit: MemoryLimit): Promise<StartedSite> {
    await this.stop();
    this.commands -= 1;
    return this.start(limit);
  }

  async stop(): Promise<void> {
    await this.site?.stop();
  }

  private spawn(program: string, args: readonly string[]): RunningProcess {
    this.commands += 1;
    const { folder: cwd, env } = this;
    const name = `${program} ${args.join(" ")}`;
    return new RunningProcess({ name, program, args: [...args], cwd, env, quiet: true });
  }
}

// The way to the registry (NODE_EXTRA_CA_CERTS, npm_config_proxy) is this machine's.
const isOwn =
  /^(npm_(?!config_(registry|cafile|proxy|https_proxy|noproxy)$)|INIT_CWD$|NODE$|NODE_(ENV|OPTIONS|PATH|CHANNEL|COMPILE)|HALYARD_|NEXT_)/;

/** The environment of a new terminal: without settings of this project, and without what npm adds. */
function cleanEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings = blankSettings(readFileSync(".env.example", "utf8"));
  const own = Object.keys(env).filter((name) => Object.hasOwn(settings, name) || isOwn.test(name));
  const PATH = (env.PATH ?? "").split(delimiter).filter((one) => !one.includes("node_modules"));
  // A variable without a value is not passed on.
  return { ...env, ...Object.fromEntries(own.map((name) => [name, undefined])), PATH: PATH.join(delimiter) };
}
