import type { RTImageNode } from "@prismicio/client";
import { render } from "@testing-library/react";

import { env } from "@/features/shared/env";

import { RichText } from "./RichText";

const toHtml = (embed_url: string, title = "A film") => {
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
    expect(toHtml(address)).toBe("");
  },
);

test("a single line of preformatted text is marked, to be read whole on a phone", () => {
  const mark = (text: string) => {
    const { container } = render(<RichText field={[{ type: "preformatted", text, spans: [] }]} locale="en" />);
    return container.querySelector("pre")?.hasAttribute("data-line");
  };
  expect([mark("curl https://a.example"), mark("curl \\\n  https://a.example")]).toEqual([true, false]);
});

test("an embed in rich text is a link to its page, as a video is", () => {
  expect(toHtml("https://a.example/")).toBe('<p><a href="https://a.example/" rel="noopener">A film</a></p>');
  expect(toHtml("https://a.example/", " ")).toContain(">https://a.example/</a>");
  expect(toHtml("https://vimeo.com/1")).toContain("player.vimeo.com");
});

test("a linked picture is a link with a label, unless its URL runs a script", () => {
  const picture = (url: string, alt: string | null): RTImageNode => ({
    type: "image",
    id: "a",
    url: `${env.IMAGES_URL}/a.png`,
    alt,
    copyright: null,
    dimensions: { width: 9, height: 9 },
    edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
    linkTo: { link_type: "Web", url },
  });
  const { container } = render(
    <RichText
      field={[picture("/pricing/", "Plans"), picture("https://a.example/x/", null), picture("javascript:x", "No")]}
      locale="en"
    />,
  );
  const links = [...container.querySelectorAll("a")];
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-label")])).toEqual([
    ["/pricing/", null],
    ["https://a.example/x/", "a.example/x"],
  ]);
  expect(container.querySelectorAll("img")).toHaveLength(3);
});

test.each([
  ["x-compute-units", true],
  ["access-control-expose-headers", false],
])("a short name in code does not break at its hyphens: %s", (name, isShort) => {
  const spans = [{ type: "label", start: 0, end: name.length, data: { label: "code" } }] as const;
  const { container } = render(<RichText field={[{ type: "paragraph", text: name, spans: [...spans] }]} locale="en" />);
  expect(container.querySelector("code")?.hasAttribute("data-short")).toBe(isShort);
});
