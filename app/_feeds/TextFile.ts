import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** A text on the disk that was made from the content of one ref. */
export class TextFile {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** The text and its age; `undefined` when there is none of this ref. */
  async read(ref: string): Promise<{ text: string; ageMs: number } | undefined> {
    try {
      const [all, { mtimeMs }] = await Promise.all([readFile(this.file, "utf8"), stat(this.file)]);
      const head = `${ref}\n`;
      return all.startsWith(head) ? { text: all.slice(head.length), ageMs: Date.now() - mtimeMs } : undefined;
    } catch {
      // Missing or unreadable: it is made anew.
      return undefined;
    }
  }

  /** Replaces the text; a failure is logged, because the file only saves time. */
  async write(ref: string, text: string): Promise<void> {
    const draft = `${this.file}.${process.pid}.new`;
    try {
      await mkdir(dirname(this.file), { recursive: true });
      await writeFile(draft, `${ref}\n${text}`);
      await rename(draft, this.file);
    } catch (error) {
      console.warn("llms: the text was not stored:", error instanceof Error ? error.message : error);
    }
  }
}
