import { render } from "@testing-library/react";

import { RichText } from "./RichText";

const htmlOf = (embed_url: string, title = "A film") => {
  const oembed = {
    type: "link",
    embed_url,
    title,
    provider_name: null,
    version: "1.0",
    html: "<p>own</p>",
  } as const;
  return render(<RichText field={[{ type: "embed", oembed }]} locale="en" />).container.innerHTML;
};

test.each(["javascript:alert(1)", "data:text/html,x", "no address"])(
  "what is embedded from %s is not shown",
  (address) => {
    expect(htmlOf(address)).toBe("");
  },
);

test("what is embedded is a link to it, as a video is", () => {
  expect(htmlOf("https://a.example/")).toBe('<p><a href="https://a.example/" rel="noopener">A film</a></p>');
  expect(htmlOf("https://a.example/", " ")).toContain(">https://a.example/</a>");
  expect(htmlOf("https://vimeo.com/1")).toContain("player.vimeo.com");
});
