/** @jest-environment node */
import fc from "fast-check";
import { createTransport } from "nodemailer";

import { compose } from "./compose.ts";

const addresses = { siteUrl: "https://www.example.com", mailTo: "team@example.com", mailFrom: "site@example.com" };
const awkward = [
  "\r\n",
  "\n",
  "\r",
  "\0",
  "\u2028",
  "\ud83d",
  "\ufffe",
  "Bcc: x@a.example\r\n\r\n",
  "\r\n.\r\n",
  ":",
  ",",
  "<a@b.example>",
  '"',
  "\\",
  "中文",
  "😀",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: "binary" })), { maxLength: 8 })
  .map((parts) => parts.join(""));

const confirmations = { issue: () => "token", verify: () => "s1" };

test("with any input, an e-mail has the expected headers, and one row for each field", async () => {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const property = fc.asyncProperty(text, text, text, async (name, company, message) => {
    const job = {
      id: "one",
      kind: "team" as const,
      submission_id: "s1",
      form: "contact",
      email: "ann@example.com",
      name,
      fields: { company, message },
      confirm_before: null,
      recipients: null,
      created_at: new Date(0),
      mail: null,
    };
    const mail = compose(job, addresses, confirmations);
    const sent = (await writer.sendMail(mail)).message.toString();
    const head = sent.slice(0, sent.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
    const names = head.split("\r\n").map((line: string) => line.split(":")[0]);
    expect(names.sort()).toEqual(expected);
    const [rows = ""] = String(mail.text).split("\n\n");
    expect(rows.split("\n").map((row) => row.split(":")[0])).toEqual([
      "form",
      ...(name === "" ? [] : ["name"]),
      "email",
      ...(company === "" ? [] : ["company"]),
    ]);
  });
  await fc.assert(property, { numRuns: 150 });
});

const expected = [
  "Content-Transfer-Encoding",
  "Content-Type",
  "Date",
  "From",
  "MIME-Version",
  "Message-ID",
  "Reply-To",
  "Subject",
  "To",
];
