import { text } from "node:stream/consumers";

import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  /** Accepted e-mails, as received. */
  mails: string[];
  /** Number of e-mails started, accepted or not. */
  started(): number;
  close(): Promise<void>;
};

/** Response to an e-mail: accepted, rejected temporarily, or none. */
export type Manner = "take" | "refuse" | "hang";

/** A mail server on loopback. */
export async function startMailServer(manner: () => Manner = () => "take", port = 0): Promise<MailServer> {
  const mails: string[] = [];
  let started = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 10,
    onData(stream, _session, response) {
      started += 1;
      const how = manner();
      const finish = (mail: string) => {
        if (how === "hang") return;
        if (how === "refuse")
          return response(Object.assign(new Error("later, ann@example.com"), { responseCode: 451 }));
        mails.push(mail);
        response();
      };
      // The client was killed while sending an e-mail.
      text(stream).then(finish, () => undefined);
    },
  });
  // A killed client resets its connection.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  const { port: taken } = typeof address === "object" && address ? address : { port };
  return {
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    started: () => started,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
