import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";

import { writeDurably } from "../../kit/durableFile.ts";

/** Sends e-mails. `name` identifies an e-mail across retries. */
type Transport = { send(name: string, mail: SendMailOptions): Promise<void>; close(): void };

const secondMs = 1_000;

/** A mail server; it has 20 s for each step. */
export function smtpTransport(url: string): Transport {
  const server = createTransport({
    url,
    connectionTimeout: 10 * secondMs,
    greetingTimeout: 10 * secondMs,
    socketTimeout: 20 * secondMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (_name, mail) => {
      await server.sendMail(mail);
    },
    close: () => server.close(),
  };
}

/** Files in a folder, each complete or absent, also after a power failure. */
export function folderTransport(folder: string): Transport {
  const writer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(name, mail) {
      const { message } = await writer.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(join(folder, `${name}.eml`), message);
    },
    close: () => writer.close(),
  };
}
