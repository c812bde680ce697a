import { hearLinks } from "./navigation";

const router = { push: jest.fn(), prefetch: jest.fn() };
let listening: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  listening = new AbortController();
  document.body.innerHTML = Array.from({ length: 9 }, (_, index) => `<a href="/nodes/n${index}/">n</a>`).join("");
  hearLinks(router, listening.signal);
});
afterEach(() => {
  listening.abort();
  jest.useRealTimers();
});

const links = () => [...document.querySelectorAll("a")];
const point = (link: Element | undefined) => link?.dispatchEvent(new Event("pointerover", { bubbles: true }));

test("a link that a pointer rests on is fetched once", () => {
  point(links()[0]);
  jest.advanceTimersByTime(80);
  point(links()[0]);
  jest.advanceTimersByTime(80);
  expect(router.prefetch.mock.calls).toEqual([["/nodes/n0/"]]);
});

test("links that pass beneath a pointer are not fetched", () => {
  for (const link of links()) {
    point(link);
    jest.advanceTimersByTime(16);
  }
  point(document.body);
  jest.advanceTimersByTime(1_000);
  expect(router.prefetch).not.toHaveBeenCalled();
});

test("at most five pages are fetched at a time", () => {
  for (const link of links()) {
    point(link);
    jest.advanceTimersByTime(80);
  }
  expect(router.prefetch).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(1_000);
  point(links()[8]);
  jest.advanceTimersByTime(80);
  expect(router.prefetch).toHaveBeenCalledTimes(6);
});

test("a link that the pointer rested on before anything could hear it is fetched at once", () => {
  // jsdom knows no pointer.
  const hovered = jest.spyOn(document, "querySelector").mockReturnValue(links()[3] ?? null);
  const second = new AbortController();
  hearLinks(router, second.signal);
  second.abort();
  hovered.mockRestore();
  expect(router.prefetch.mock.calls).toEqual([["/nodes/n3/"]]);
});
