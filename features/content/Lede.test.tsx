import { render } from "@testing-library/react";

import { Lede } from "./RichText";

const paragraph = (text: string, link?: string) => {
  const start = text.indexOf(link ?? "");
  const data = { link_type: "Web", url: "https://www.example.com/" } as const;
  const spans = link ? [{ type: "hyperlink" as const, start, end: start + link.length, data }] : [];
  return { type: "paragraph" as const, text, spans };
};
const toHtml = (text: string, link?: string) =>
  render(<Lede field={[paragraph(text, link)]} locale="cn" />).container.innerHTML.replaceAll("<wbr>", "|");

test("a Chinese phrase of an introduction may break between its words, and a name stays in one piece", () => {
  expect(toHtml("发送请求所需要的工具，以及 JSON-RPC。")).toBe(
    '<p>发送|请求所|需要的|工具，以及 <span class="whole">JSON-RPC</span>。</p>',
  );
});

test("before a link a line may end, so that the link's own words stay together", () => {
  const html = toHtml("请求的价格见计算方法。", "计算方法");
  expect(html).toMatch(/^<p>请求的价格见\|<a [^>]+>计算方法<\/a>。<\/p>$/);
});
