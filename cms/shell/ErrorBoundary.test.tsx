import { act, render, screen } from "@testing-library/react";

import { keepWords } from "#cms/models/loadModelWords.ts";

import cn from "./crashTexts.cn.json";
import { Frame } from "./Frame.tsx";
import { StudioProvider } from "./StudioContext.tsx";
import { StudioStore } from "./StudioStore.ts";

const mockScreen = { isBroken: true };
jest.mock("#cms/list/ListScreen.tsx", () => ({
  __esModule: true,
  default: () => {
    if (mockScreen.isBroken) throw new Error("broken");
    return <h1>Documents</h1>;
  },
}));
jest.mock("./Header.tsx", () => ({ Header: () => null }));

test.each([
  ["en", "This screen stopped because of an error", /typed in a document is saved, or kept/, "Reload", "All documents"],
  ["cn", "此界面因出错而停止", /内容已经保存/, "重新加载", "全部文档"],
] as const)(
  "a screen that fails says what is saved, with ways on, until another is opened (%s)",
  async (locale, title, text, reload, list) => {
    jest.spyOn(console, "error").mockReturnValue();
    mockScreen.isBroken = true;
    keepWords("cn", cn);
    const store = new StudioStore(locale);
    store.resume({ id: "p", name: "Ada", role: "owner", created: 1 });
    render(
      <StudioProvider value={store}>
        <Frame siteName="Halyard" />
      </StudioProvider>,
    );
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent(title);
    expect(notice).toHaveTextContent(text);
    expect(screen.getByRole("button", { name: reload })).toBeVisible();
    expect(screen.getByRole("link", { name: list })).toHaveAttribute("href", "/studio/");
    mockScreen.isBroken = false;
    act(() => store.follow("/studio/", "?state=draft"));
    expect(screen.getByRole("heading", { name: "Documents" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  },
);
