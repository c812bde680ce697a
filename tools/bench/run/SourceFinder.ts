import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

type Chunk = { map: SourceMap; lineStarts: number[] };

/** Maps a function of a loaded script to its source file in the project. */
export class SourceFinder {
  private readonly chunks = new Map<string, Chunk>();

  /**
   * The path of the file; `undefined` for code of packages and tools. `offset` is the function's position in the
   * script.
   */
  find(url: string, offset: number): string | undefined {
    if (url.startsWith("node:")) return undefined;
    const script = url.startsWith("file:") ? fileURLToPath(url) : url;
    const path = relative(process.cwd(), script);
    if (path.startsWith("..") || path.includes("node_modules/")) return undefined;
    if (!existsSync(`${script}.map`)) return path;
    const chunk = this.readChunk(script);
    const line = chunk.lineStarts.findLastIndex((start) => start <= offset);
    const entry = chunk.map.findEntry(line, offset - (chunk.lineStarts[line] ?? 0));
    if (!("originalSource" in entry)) return undefined;
    const source = relative(process.cwd(), resolve(dirname(script), decodeURIComponent(entry.originalSource)));
    return source.startsWith("..") || /node_modules\/|\[turbopack\]/.test(source) ? undefined : source;
  }

  private readChunk(script: string): Chunk {
    const known = this.chunks.get(script);
    if (known) return known;
    const text = readFileSync(script, "utf8");
    const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const chunk = { map: new SourceMap(JSON.parse(readFileSync(`${script}.map`, "utf8"))), lineStarts };
    this.chunks.set(script, chunk);
    return chunk;
  }
}
