import "server-only";

import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";

const theme = createCssVariablesTheme({ name: "tokens", variablePrefix: "--", variableDefaults: {} });

// One per process: grammars are compiled once. Server only.
let instance: ReturnType<typeof createHighlighterCore> | undefined;

const highlighter = () =>
  (instance ??= createHighlighterCore({
    themes: [theme],
    langs: [
      import("shiki/langs/bash.mjs"),
      import("shiki/langs/json.mjs"),
      import("shiki/langs/javascript.mjs"),
      import("shiki/langs/typescript.mjs"),
      import("shiki/langs/tsx.mjs"),
      import("shiki/langs/python.mjs"),
      import("shiki/langs/go.mjs"),
      import("shiki/langs/rust.mjs"),
      import("shiki/langs/http.mjs"),
      import("shiki/langs/diff.mjs"),
      import("shiki/langs/graphql.mjs"),
    ],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  }));

// Highlighting time is quadratic in line length: a line of thousands of characters would block the process.
const maxLineLength = 300;

/** A piece of code of one kind, such as `token-string`. */
export type Piece = { text: string; kind: string };

/** Code as lines of coloured pieces; plain pieces for a language that has no grammar here, and for lines beyond 300 characters. */
export async function highlight(code: string, language: string): Promise<Piece[][]> {
  const shiki = await highlighter();
  if (!shiki.getLoadedLanguages().includes(language)) {
    return code.split("\n").map((text) => [{ text, kind: "" }]);
  }
  const lines = shiki.codeToTokensBase(code, {
    lang: language,
    theme: "tokens",
    tokenizeMaxLineLength: maxLineLength,
  });
  return lines.map((line) => line.map(({ content, color = "" }) => ({ text: content, kind: getKind(color) })));
}

// `var(--token-string)` → `string`; the page's own text colour needs no mark.
const getKind = (color: string) => /--token-([a-z-]+)/.exec(color)?.[1] ?? "";
