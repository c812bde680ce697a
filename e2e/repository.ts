import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect } from "./fixtures";
import type { APIRequestContext } from "playwright/test";

const file = join(process.env.DATA_DIR ?? "", "secrets.json");

/** Requests of an editor's tools to the embedded repository, with its write token. */
export async function edit(request: APIRequestContext, method: string, path: string, data?: object) {
  const { writeToken } = JSON.parse(readFileSync(file, "utf8"));
  const response = await request.fetch(`http://127.0.0.1:${process.env.SERVICES_PORT}/content/core/${path}`, {
    method,
    headers: { authorization: `Bearer ${writeToken}` },
    ...(data ? { data } : {}),
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
  return response.status() === 204 ? {} : response.json();
}

/** The URL of a new preview on the site. */
export async function getPreviewUrl(request: APIRequestContext, data: object): Promise<string> {
  const { url } = await edit(request, "POST", "previews", data);
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
