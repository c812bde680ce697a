import { render, screen } from "@testing-library/react";

import { errorStatuses } from "@/features/shared/contracts/errorStatuses";

import { EmptySite, MissingPage } from "./MissingPage";
import { describeStatus, StatusPage } from "./StatusPage";

test.each([
  [400, "Bad Request", "请求无效"],
  [405, "Method Not Allowed", "不支持的请求方法"],
  [413, "Content Too Large", "请求内容过大"],
  [414, "URI Too Long", "网址过长"],
  [429, "Too Many Requests", "请求过于频繁"],
  [431, "Request Header Fields Too Large", "请求头过大"],
  [500, "Internal Server Error", "服务器内部错误"],
  [503, "Service Unavailable", "服务暂时不可用"],
  [504, "Gateway Timeout", "网关超时"],
] as const)("the error page of %d is headed by its status message in both languages", (status, en, cn) => {
  const { unmount } = render(<StatusPage status={status} locale="en" />);
  expect(screen.getByRole("heading", { level: 1, name: en })).toBeInTheDocument();
  unmount();
  render(<StatusPage status={status} locale="cn" />);
  expect(screen.getByRole("heading", { level: 1, name: cn })).toBeInTheDocument();
});

test("every error page has a message of its own and one link", () => {
  expect(new Set(errorStatuses.map((status) => describeStatus(status, "en").title)).size).toBe(errorStatuses.length);
  render(<StatusPage status={414} locale="cn" />);
  expect(screen.getByRole("link", { name: "返回首页" })).toHaveAttribute("href", "/cn/");
});

test("without the server process the browser appends the requested path with its query to the title", () => {
  window.history.replaceState(null, "", "/no/such/?a=%E8%B7%AF&b=%3Cb%3E");
  const { unmount } = render(<MissingPage locale="en" />);
  expect(screen.getByText("Page Not Found: /no/such/?a=路&b=<b>")).toBeInTheDocument();
  unmount();
  window.history.replaceState(null, "", "/cn/nope/");
  render(<MissingPage locale="cn" />);
  expect(screen.getByText("页面未找到：/cn/nope/")).toBeInTheDocument();
  window.history.replaceState(null, "", "/");
});

test("a site without documents says so and leads to its Studio, where it has one", () => {
  const { unmount } = render(<EmptySite locale="en" studio="/studio/" />);
  expect(screen.getByRole("heading", { level: 1, name: "This site has no pages yet" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open the Studio" })).toHaveAttribute("href", "/studio/");
  unmount();
  render(<EmptySite locale="cn" studio={undefined} />);
  expect(screen.getByRole("heading", { level: 1, name: "本站还没有页面" })).toBeInTheDocument();
  expect(screen.queryByRole("link")).toBeNull();
});
