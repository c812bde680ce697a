import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

import { blankSettings } from "../../run/makeSandbox.ts";

const root = process.cwd();
const excluded = new Set(["node_modules", ".git", ".next", ".data", ".screens", ".reports", "drafts"]);

/** A copy of the project with linked packages, in which a test follows the documents. */
export class ProjectCopy {
  readonly folder = join(mkdtempSync(join(tmpdir(), "halyard-copy-")), "project");

  constructor() {
    mkdirSync(this.folder);
    for (const name of readdirSync(root).filter((one) => !excluded.has(one))) {
      cpSync(join(root, name), join(this.folder, name), {
        recursive: true,
        filter: (path) => !/\/(node_modules|\.work)$/.test(path),
      });
    }
    symlinkSync(join(root, "node_modules"), join(this.folder, "node_modules"));
  }

  /** An environment without settings: neither Jest's nor the test sandbox's. */
  get env(): NodeJS.ProcessEnv {
    const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
    const env: NodeJS.ProcessEnv = { ...process.env, PATH: path };
    for (const name of ["NODE_ENV", ...Object.keys(blankSettings(this.read(".env.example")))]) {
      Reflect.deleteProperty(env, name);
    }
    return env;
  }

  /** Runs one shell line under this Node, which starts a script in a tenth of npm's time; an error contains its output. */
  run(line: string): string {
    // npm takes arguments without `--` too.
    const command = line.replaceAll(/npm run ([\w:]+)(?: --(?= ))?/g, "node --run $1 --");
    try {
      return execFileSync("bash", ["-c", command], {
        cwd: this.folder,
        encoding: "utf8",
        stdio: "pipe",
        env: this.env,
      });
    } catch (error) {
      const { stdout = "", stderr = "" } = Object(error);
      throw new Error(`${line} failed:\n${stdout}\n${stderr}`, { cause: error });
    }
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** Replaces lines: each run of `-` lines, which must be there once, by the `+` lines that follow it. */
  apply(path: string, diff: string): void {
    let text = this.read(path);
    for (const [, gone = "", come = ""] of `${diff}\n`.matchAll(/((?:^-.*\n)+)((?:^\+.*\n)*)/gm)) {
      const before = gone.replace(/^-/gm, "");
      if (text.split(before).length !== 2) throw new Error(`${path} does not hold these lines once:\n${before}`);
      text = text.replace(before, () => come.replace(/^\+/gm, ""));
    }
    this.write(path, text);
  }

  remove(): void {
    rmSync(dirname(this.folder), { recursive: true, force: true });
  }
}
