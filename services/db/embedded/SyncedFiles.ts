import { closeSync, fdatasyncSync, fsyncSync, writeSync } from "node:fs";

import { NodeFS } from "@electric-sql/pglite/nodefs";

import { isStorageFull } from "../../kit/StorageFull.ts";
import type { SpaceReserve } from "./SpaceReserve.ts";

type Node = { mode: number };
type Stream = { nfd: number; node: Node };
type Write = (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number;

/** The replaced parts of Emscripten's NODEFS; one object per PGlite. */
type NodeFiles = {
  stream_ops: {
    open(stream: Stream): void;
    close(stream: Stream): void;
    write: Write;
    fsync?: (stream: Stream) => number;
  };
  node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node };
  realPath(node: Node): string;
  tryFSOperation<Value>(operation: () => Value): Value;
};

type Module = { NODEFS: NodeFiles; FS: { isDir(mode: number): boolean } };

/** PGlite's files in a folder, with the syncs that Emscripten omits, and a reserve for the log on a full disk. */
export class SyncedFiles extends NodeFS {
  /** Bytes written to the log since this was last set to 0. */
  logBytes = 0;
  private readonly reserve: SpaceReserve;
  private readonly openDescriptors = new Set<number>();

  constructor(folder: string, reserve: SpaceReserve) {
    super(folder);
    this.reserve = reserve;
  }

  override async init(...[pglite, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: Module) => this.extend(module)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, ...withoutTimers(emscriptenOpts) } };
  }

  /** Closes files that a failed PGlite has left open. */
  abandon(): void {
    for (const descriptor of this.openDescriptors) closeSync(descriptor);
    this.openDescriptors.clear();
  }

  private extend({ NODEFS: files, FS }: Module): void {
    const { open, close } = files.stream_ops;
    const { mknod } = files.node_ops;
    files.stream_ops.open = (stream) => {
      open(stream);
      this.openDescriptors.add(stream.nfd);
    };
    files.stream_ops.close = (stream) => {
      close(stream);
      this.openDescriptors.delete(stream.nfd);
    };
    files.stream_ops.fsync = ({ nfd, node }) => {
      files.tryFSOperation(() => sync(nfd, FS.isDir(node.mode)));
      return 0;
    };
    files.stream_ops.write = (stream, buffer, offset, length, position) => {
      const path = files.realPath(stream.node);
      if (isLog(path)) this.logBytes += length;
      return files.tryFSOperation(() =>
        this.withReserve(path, () => writeFully(stream.nfd, buffer, offset, length, position)),
      );
    };
    files.node_ops.mknod = (parent, name, mode, device) => {
      const path = `${files.realPath(parent)}/${name}`;
      return this.withReserve(path, () => mknod(parent, name, mode, device));
    };
  }

  /**
   * Retries in the reserve when the disk is full. Not for tables: PostgreSQL rejects a statement that needs a new page.
   */
  private withReserve<Value>(path: string, write: () => Value): Value {
    try {
      return write();
    } catch (error) {
      const isTable = path.includes("/base/");
      if (isTable || !isFull(error) || !this.reserve.release()) throw error;
      return write();
    }
  }
}

// PostgreSQL sets a timer at its start; it would fire in a failed instance and end the process.
function withoutTimers(options: object): object {
  const instantiateWasm = "instantiateWasm" in options ? options.instantiateWasm : undefined;
  if (typeof instantiateWasm !== "function") throw new Error("PGlite starts in another way than this was written for.");
  return {
    instantiateWasm: (imports: WebAssembly.Imports, done: unknown): unknown => {
      if (imports.env) imports.env._setitimer_js = () => 0;
      return Reflect.apply(instantiateWasm, undefined, [imports, done]);
    },
  };
}

const isLog = (path: string) => path.includes("/pg_wal/");

// Emscripten's number for ENOSPC, if it was already translated.
const emscriptenFull = 51;
const isFull = (error: unknown) =>
  isStorageFull(error) ||
  (typeof error === "object" && error !== null && "errno" in error && error.errno === emscriptenFull);

function sync(descriptor: number, isFolder: boolean): void {
  if (!isFolder) fdatasyncSync(descriptor);
  // Windows cannot sync folders.
  else if (process.platform !== "win32") fsyncSync(descriptor);
}

// PostgreSQL treats a short write as a full disk.
function writeFully(descriptor: number, buffer: Uint8Array, offset: number, length: number, position: number): number {
  let done = 0;
  while (done < length) done += writeSync(descriptor, buffer, offset + done, length - done, position + done);
  return done;
}
