/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { Configurator } from "./Configurator";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));
jest.mock("@/features/shared/platform/server", () => ({ loadPlans: async () => ({ value: undefined }) }));

const draw = async (chain: string, isNamed: boolean) =>
  renderToStaticMarkup(await Configurator({ chain, isNamed, hardware: undefined, locale: "en" }));

const listChoices = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, "g"))].map(
    ([input]) => `${/value="([^"]*)"/.exec(input)?.[1]}${input.includes("checked") ? " chosen" : ""}`,
  );

test("what a chain has beside its interfaces can be chosen for a server, and is not at first", async () => {
  const html = await draw("sol", true);
  expect(listChoices(html, "interface")).toEqual(["json-rpc chosen", "websocket chosen"]);
  expect(listChoices(html, "add_on")).toEqual(["yellowstone-grpc", "mev-protection"]);
  expect(await draw("base", true)).not.toContain("Add-ons");
});

test("cards lead to chains that are chosen most, and not from the page of a chain", async () => {
  const links = (html: string) => [...html.matchAll(/href="\?chain=(\w+)#server"/g)].map(([, key]) => key);
  expect(links(await draw("eth", false))).toEqual(["eth", "bsc", "pol"]);
  expect(links(await draw("sol", true))).toEqual([]);
});
