import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

import { pickContent } from "./pickContent";

const parser = unified().use(rehypeParse);
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-", listItemIndent: "one" });

/** The main content of a rendered page as Markdown; `base` is the page's own full URL. */
export async function toMarkdown(html: string, base: string): Promise<string> {
  const content = pickContent(parser.parse(html), base);
  const tree = await writer.run(content);
  return writer.stringify(tree).trim();
}
