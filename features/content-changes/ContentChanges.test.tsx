import { act, render, screen } from "@testing-library/react";

import { ContentChanges } from "./ContentChanges";

type Source = { onopen: () => void; onmessage: (message: { data: string }) => void; close: () => void };

let source: Source;

const reload = jest.fn();
const problem = {
  file: "content/about.json",
  line: 12,
  field: "data.titel",
  reason: "no such field",
  served: "nothing",
};
const say = (change: object) => act(() => source.onmessage({ data: JSON.stringify(change) }));

beforeEach(() => {
  jest.clearAllMocks();
  source = { onopen: jest.fn(), onmessage: jest.fn(), close: jest.fn() };
  Object.assign(globalThis, { EventSource: jest.fn(() => source) });
});

test("a page is loaded again when content has changed, and when the back ends are back", () => {
  render(<ContentChanges reload={reload} />);
  source.onopen();
  say({ isChanged: false, problems: [] });
  expect(reload).not.toHaveBeenCalled();
  say({ isChanged: true, problems: [] });
  expect(reload).toHaveBeenCalledTimes(1);
  source.onopen();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("several components on a page share one connection for content changes", () => {
  render(
    <>
      <ContentChanges />
      <ContentChanges />
    </>,
  );
  for (const problems of [[problem], [], [problem]]) say({ isChanged: false, problems });
  expect(EventSource).toHaveBeenCalledTimes(1);
});

test("a problem is named by file, line, field and reason until it is mended", () => {
  const { unmount } = render(<ContentChanges reload={reload} />);
  say({ isChanged: false, problems: [problem] });
  expect(screen.getByRole("complementary").textContent).toBe(
    "content/about.json:12 not shown: data.titel no such field",
  );
  say({ isChanged: false, problems: [] });
  expect(screen.queryByRole("complementary")).toBeNull();
  unmount();
  expect(source.close).toHaveBeenCalled();
});
