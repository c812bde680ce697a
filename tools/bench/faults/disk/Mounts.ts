import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: "pipe" });

/** Small file systems of a measurement, unmounted when it ends. */
export class Mounts {
  private readonly folders: string[] = [];

  /** Why nothing can be mounted on this machine; `undefined` when mounting works. */
  static refusal(): string | undefined {
    if (process.platform !== "linux") return "only Linux mounts a disk of a chosen size in memory";
    const folder = mkdtempSync(join(tmpdir(), "halyard-mount-"));
    try {
      run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder);
      run("umount", folder);
      return undefined;
    } catch {
      return "this user may not mount a disk (root may)";
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** A tmpfs of this many megabytes. */
  inMemory(folder: string, megabytes: number): void {
    mkdirSync(folder, { recursive: true });
    run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder);
    this.folders.push(folder);
  }

  /** Creates an image file with an ext4 file system. */
  static makeImage(image: string, megabytes: number): void {
    run("truncate", "--size", `${megabytes}M`, image);
    run("mkfs.ext4", "-q", "-m", "0", image);
  }

  /** Mounts an image. Without a sync its journal is written only after minutes. */
  image(image: string, folder: string): void {
    mkdirSync(folder, { recursive: true });
    run("mount", "-o", "loop,commit=300", image, folder);
    this.folders.push(folder);
  }

  /** Unmounts all of them, also with open files. */
  release(): void {
    for (const folder of this.folders.splice(0).reverse()) run("umount", "--lazy", folder);
  }
}
