import { string } from "yup";

import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";

const parse = (value: string | undefined) => (value && URL.canParse(value) ? new URL(value) : undefined);

/** An endpoint that may join: https, without a user name, at an origin that the page may call. */
export function createEndpointSchema(origins: readonly string[], locale: Locale) {
  const text = messages[locale];
  return string()
    .trim()
    .required(text.needsUrl)
    .max(2_000, text.needsUrl)
    .test("url", text.needsUrl, (value) => parse(value) !== undefined)
    .test("https", text.needsHttps, (value) => parse(value)?.protocol === "https:")
    .test("plain", text.needsPlain, (value) => !parse(value)?.username && !parse(value)?.password)
    .test("origin", text.needsOrigin(origins.join(", ")), (value) => origins.includes(parse(value)?.origin ?? ""));
}
