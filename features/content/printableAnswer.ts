import { printable } from "@/features/shared/printable";

import { mapTexts } from "@/features/shared/contracts/mapTexts";

// Escapes of controls and halves of characters, and what JSON need not escape. Most answers have none.
const suspicious = /\\[ubf]|[\u007f-\u009f]|\p{Noncharacter_Code_Point}/u;

/**
 * The repository's answer without the characters that pages, feeds and the other formats cannot hold; editors paste them
 * out of documents. Marks in rich text keep their words.
 */
export async function printableAnswer(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const text = await response.text();
  const body = suspicious.test(text) ? JSON.stringify(mapTexts<unknown>(JSON.parse(text), printable)) : text;
  return new Response(body, { status: response.status, headers: { "content-type": "application/json" } });
}
