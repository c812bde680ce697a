import { render } from "@testing-library/react";

import type { Locale } from "@/features/shared/locale";

import { StudioProvider } from "./StudioContext.tsx";
import { StudioStore } from "./StudioStore.ts";
import { useDocumentTitle } from "./useDocumentTitle.ts";

function Titled({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

const open = (locale: Locale, title: string) => (
  <StudioProvider key={locale} value={new StudioStore(locale)}>
    <Titled title={title} />
  </StudioProvider>
);

test("the title of the tab is that of the screen, then the Studio's name", () => {
  const { rerender } = render(open("en", "Checks"));
  expect(document.title).toBe("Checks · Studio");
  rerender(open("en", "Calendar"));
  expect(document.title).toBe("Calendar · Studio");
});
