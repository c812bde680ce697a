import { send } from "#cms/http/send.ts";
import { markdownHtmlSchema } from "#cms/imports/markdown.contract.ts";

/** The HTML of Markdown, unsafe as it comes. Throws `StudioError`. */
export async function convertMarkdown(text: string): Promise<string> {
  return (await send("imports/markdown", markdownHtmlSchema, { method: "POST", body: { text } })).html;
}
