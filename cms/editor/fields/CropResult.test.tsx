import { render, screen } from "@testing-library/react";

import { EditorProvider } from "#cms/editor/EditorContext.ts";
import type { EditorSession } from "#cms/editor/EditorSession.ts";

import { CropResult } from "./CropResult.tsx";

test.each([
  [1_200, "Result: 1,000 × 1,000 pixels · narrower than 1,200 px"],
  [800, "Result: 1,000 × 1,000 pixels"],
])("a crop says its size, and whether the field asks for more than it has: %i", (minWidth, words) => {
  render(
    <EditorProvider value={{ session: {} as EditorSession, locale: "en" }}>
      <CropResult
        source="/a.png"
        part={{ unit: "%", x: 0, y: 0, width: 50, height: 50 }}
        rect={{ x: 0, y: 0, width: 1_000, height: 1_000 }}
        minWidth={minWidth}
      />
    </EditorProvider>,
  );
  expect(screen.getByRole("figure")).toHaveTextContent(words, { normalizeWhitespace: true });
});
