import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { RTNode } from "@prismicio/client";
import { render } from "@testing-library/react";

import { Actions } from "./Actions";
import { ContentImage } from "./ContentImage";
import { OrganizationList } from "./OrganizationList";
import { RichText } from "./RichText";

const hostile = [
  "javascript:alert(1)",
  "JavaScript\t:alert(1)",
  " java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://a.example/1",
  "file:///etc/passwd",
];

const paragraph = (url: string): RTNode => ({
  type: "paragraph",
  text: "words",
  direction: "ltr",
  spans: [{ start: 0, end: 5, type: "hyperlink", data: { link_type: "Web", url } }],
});

test.each(hostile)("a link of the content to %j is words alone, wherever an editor can put one", (url) => {
  const link = { link_type: "Web", url, text: "words" } as const;
  const organization = { name: "words", line: "", link, logo: {} };
  const { container } = render(
    <>
      <RichText field={[paragraph(url)]} locale="en" />
      <Actions links={link} locale="en" />
      <OrganizationList organizations={[organization]} locale="en" />
    </>,
  );
  expect(container.querySelectorAll("[href], [src]")).toHaveLength(0);
  expect(container).toHaveTextContent("words");
});

test("a forbidden or missing picture is not rendered, and is logged", () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue();
  const picture = { id: "a", alt: "a", copyright: null, edit: { x: 0, y: 0, zoom: 1, background: "transparent" } };
  const { container } = render(
    <>
      <ContentImage
        image={{ ...picture, url: "https://elsewhere.example/a.png", dimensions: { width: 9, height: 9 } }}
      />
      <ContentImage image={{ ...picture, url: "gone.png", dimensions: { width: 0, height: 0 } }} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(warned).toHaveBeenCalledWith(expect.stringMatching(/elsewhere\.example\/a\.png is not shown.*IMAGE_HOSTS/));
});

// Only these files build URLs from content; all others use their results.
const gates =
  /^features\/content\/(linkProps\.ts|ContentImage\.tsx|files\/|routing\/|preview\/|pageClient\.ts|pages\/(listLinkedPaths|pageMetadata)\.ts)/;

test("no other file of slices and content reads the URL of a link or picture itself", () => {
  const files = ["slices", "features/content"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const readers = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file) && !gates.test(file))
    .filter((file) => /\.url\b|\{[^}]*\burl\b[^}]*\} = /.test(readFileSync(file, "utf8")));
  expect(readers).toEqual([]);
});
