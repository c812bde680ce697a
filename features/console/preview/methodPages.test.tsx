/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { findMethodChain } from "@/features/shared/catalogue/listMethodChains";
import { methodPages } from "@/features/shared/catalogue/methodPages";

import { ConsolePreview } from "./ConsolePreview";
import { MethodRequest } from "./MethodRequest";
import { PreviewParts } from "./PreviewParts";

// Colouring runs in the server's own module system; what it needs is text.
jest.mock("@/features/shared/ui/Code", () => ({ Code: ({ code }: { code: string }) => code.trim() }));

test("the request and the console of every method's page can be drawn", () => {
  const host = "site.test";
  for (const { family, method } of methodPages) {
    const chain = findMethodChain(family, method);
    if (!chain) continue;
    const props = { chain, host, methodName: method, locale: "en" } as const;
    const draw = () =>
      renderToStaticMarkup(
        <>
          <MethodRequest {...props} />
          <ConsolePreview {...props} sources={undefined} />
          <PreviewParts {...props} />
        </>,
      );
    expect([family, method, draw]).toEqual([family, method, expect.any(Function)]);
    expect(draw).not.toThrow();
  }
});
