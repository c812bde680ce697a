import type { ResolvedPage } from "../../features/shared/contracts/serverBridge.ts";
import type { InjectedResponse } from "../http/inject.ts";
import { routerState } from "./pageHeaders.ts";
import type { Renderer } from "./Renderer.ts";

/** A page for one request. The framework fails at a state of the router that is none; without it, it draws the whole page. */
export async function renderUncached(
  renderer: Renderer,
  url: string,
  { [routerState]: state, ...others }: Record<string, string>,
  page: ResolvedPage | undefined,
): Promise<InjectedResponse> {
  if (state === undefined) return renderer.request(url, others, page);
  const answer = await renderer.request(url, { ...others, [routerState]: state }, page);
  return answer.status >= 500 ? renderer.request(url, others, page) : answer;
}

/** Whether there is nothing where an answer leads: the framework gives every path a slash at its end before it looks. */
export async function redirectsToMissing(
  renderer: Renderer,
  path: string,
  { status, headers }: InjectedResponse,
): Promise<boolean> {
  const withSlash = `${encodeURI(path)}/`;
  if (status !== 308 || String(headers.location).split("?")[0] !== withSlash) return false;
  return (await renderer.request(withSlash, {})).status === 404;
}
