/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { locales } from "@/features/shared/locale";

import { IncidentList } from "./IncidentList";

const over = {
  path: "/incidents/one/",
  title: "One",
  summary: "",
  kind: "incident" as const,
  started: "2026-01-01T10:00:00Z",
  resolved: "2026-01-01T10:10:00Z",
};

test.each(locales)("that no report is open is one sentence with the last day, and no praise (%s)", (locale) => {
  const incident = { ...over, chains: [], regions: [], updates: [], isSample: false };
  const html = renderToStaticMarkup(
    <IncidentList incidents={[incident]} measured="78 of 89" now={new Date("2026-01-02")} locale={locale} />,
  );
  expect(html).toMatch(/data-tone="info".*(?:; |；)78 of 89[.。]</s);
  expect(html).not.toContain('data-tone="ok"');
});
