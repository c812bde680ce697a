/** @jest-environment node */
import fc from "fast-check";

import { pastedText } from "@/features/shared/testing/pastedText";

import { toPrintableResponse } from "./createClient";

const read = async (value: unknown) => (await toPrintableResponse(new Response(JSON.stringify(value)))).json();

test("characters no format allows are removed from content, and marks stay on their words", async () => {
  const span = { type: "strong", start: 6, end: 10 };
  const block = { type: "paragraph", text: "\u0000ab\u001bc bold\ufffe!", spans: [span], direction: "ltr" };
  const { title, body } = await read({ title: "a\vb\ud83d", body: [block] });
  expect(title).toBe("a\nb\ufffd");
  expect(body[0].text.slice(body[0].spans[0].start, body[0].spans[0].end)).toBe("bold");
});

test("words and signs that editors mean stay as they are", async () => {
  for (const text of ["e\u0301 中文 😀 👩‍💻 \u2028 \u200b العربية \\u0000 C:\\bin", "</script>]]>&amp;"]) {
    expect(await read({ text })).toEqual({ text });
  }
});

test("every pasted text becomes valid in XML", async () => {
  const property = fc.asyncProperty(pastedText(), async (text) => {
    const { given: source } = await read({ given: text });
    expect(source).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
  });
  await fc.assert(property, { numRuns: 300 });
});

test("a response without a body is passed on unchanged", async () => {
  const gone = new Response("gone", { status: 410 });
  expect(await toPrintableResponse(gone)).toBe(gone);
});
