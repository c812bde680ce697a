import { createInterface } from "node:readline/promises";

/** Asks a question at the terminal; `false` for anything but a yes, and without a terminal. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const response = await terminal.question(`${question} (y/N) `);
  terminal.close();
  return /^y(es)?$/i.test(response.trim());
}
