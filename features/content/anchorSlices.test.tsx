import type { RichTextField } from "@prismicio/client";
import { render, screen } from "@testing-library/react";

import { anchorSlices } from "./anchorSlices";
import { Contents } from "./Contents";
import { listHeadings } from "./headings";
import { RichText } from "./RichText";

const heading = (text: string) => ({ type: "heading2" as const, text, spans: [], direction: "ltr" as const });

type Slice = { slice_type: string; primary: { anchor: string | null; content: RichTextField } };

function richText(...texts: string[]): Slice {
  const [first = heading(""), ...more] = texts.map(heading);
  return { slice_type: "rich_text", primary: { anchor: null, content: [first, ...more] } };
}

const anchorsIn = (slices: Slice[]) =>
  anchorSlices(slices).map(({ primary }) => [
    primary.anchor,
    ...listHeadings(primary.content).map(({ anchor }) => anchor),
  ]);

test("equal headings of a page have distinct anchors in order", () => {
  expect(anchorsIn([richText("Setup", "Setup"), richText("Setup", "Setup 2")])).toEqual([
    [null, "setup", "setup-2"],
    [null, "setup-3", "setup-2-2"],
  ]);
});

test("an editor's anchor, and those of the frame and its windows, are given to no other slice", () => {
  const chosen: Slice = { slice_type: "rich_text", primary: { anchor: "setup", content: [heading("Contact")] } };
  expect(anchorsIn([richText("Setup"), chosen, chosen])).toEqual([
    [null, "setup-3"],
    ["setup", "contact-2"],
    ["setup-2", "contact-3"],
  ]);
});

test("headings without words are removed, and those with only symbols have an anchor", () => {
  expect(anchorsIn([richText("", " \u200b\n", "🚀", "—", "🚀")])).toEqual([
    [null, "section", "section-2", "section-3"],
  ]);
});

test("titles and questions have anchors, but for what is led to otherwise", () => {
  const title = [{ type: "heading1", text: "Fast", spans: [] }];
  const [hero, faq] = anchorSlices([
    { slice_type: "hero", primary: { title } },
    {
      slice_type: "faq",
      primary: {
        title,
        questions: [
          { question: "Fast?", answer: [] },
          { question: " ", answer: [] },
        ],
      },
    },
  ]);
  expect(hero).toEqual({ slice_type: "hero", primary: { title } });
  expect(faq).toMatchObject({
    primary: { title: [{ anchor: "fast" }], questions: [{ anchor: "fast-2" }, { question: " " }] },
  });
  expect(faq).not.toHaveProperty("primary.questions.1.anchor");
});

test("two headings have no contents list", () => {
  const [slice] = anchorSlices([richText("What is new", "What to do")]);
  render(<Contents title="On this page" headings={listHeadings(slice?.primary.content ?? [])} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("every entry of a contents list has words and links to its own heading", () => {
  const [slice] = anchorSlices([richText("Setup", "", "Setup", "🚀", "Two\nlines", " ")]);
  const field = slice?.primary.content ?? [];
  const { container } = render(
    <>
      <Contents title="On this page" headings={listHeadings(field)} />
      <RichText field={field} locale="en" />
    </>,
  );
  const links = screen.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Setup", "Setup", "🚀", "Two lines"]);
  const headings = links.map((link) => container.querySelector(link.getAttribute("href") ?? ""));
  expect(new Set(headings).size).toBe(4);
  expect(headings.map((one) => one?.innerHTML)).toEqual(["Setup", "Setup", "🚀", "Two<br>lines"]);
  expect(container.querySelectorAll("h2")).toHaveLength(4);
});
