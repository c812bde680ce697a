import { renderToStaticMarkup } from "react-dom/server";

import { HanWords } from "./HanWords";

const toHtml = (text: string) => renderToStaticMarkup(<HanWords text={text} />).replaceAll("<wbr/>", "|");

test.each([
  ["没有找到需要的页面？", "没有|找到|需要的|页面？"],
  ["发出第一个请求之前", "发出第一个|请求|之前"],
  ["NEAR 会影响设计的三件事", "NEAR 会影响|设计的|三件事"],
])("a long Chinese phrase may break between its words: %s", (text, written) => {
  expect(toHtml(text)).toBe(written);
});

test.each(["\n", "\r\n", "\v", "\u2028"])("words on two lines stay two words, however the line ends: %j", (end) => {
  expect(toHtml(`Fast nodes${end}for everyone`)).toBe("Fast nodes<br/>for everyone");
});

test.each(["常见问题", "区块链节点，测量结果全部公开", "每天 40,000 次请求，无需付费", "Every chain, one table"])(
  "a heading of short phrases, or in English, stays as it is: %s",
  (text) => {
    expect(toHtml(text)).toBe(text);
  },
);
