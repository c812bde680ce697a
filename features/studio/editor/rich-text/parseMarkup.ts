let policy: ReturnType<NonNullable<Window["trustedTypes"]>["createPolicy"]> | undefined;

/** Parses markup that was pasted, without running or loading anything of it. */
export function parseMarkup(markup: string): Document {
  policy ??= window.trustedTypes?.createPolicy("pasted-markup", { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(markup) ?? markup, "text/html");
}
