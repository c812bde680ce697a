import { demoChain } from "@/features/shared/contracts/demoChain";

import type { Choice } from "./choice";
import type { Menu, MenuMethod } from "./model";

/** A network, an interface of it, and a method of that; each empty where the menu has none. */
type Resolved = { network: string; interface: string; method: string };

/** The methods of an interface on a network: the demo chain has fewer. */
export function listMenuMethods(menu: Menu, network: string, name: string): readonly MenuMethod[] {
  const methods = menu.methods[name] ?? [];
  return network === demoChain.network ? methods.filter(({ demoUnits }) => demoUnits !== undefined) : methods;
}

/** Resolves a choice; missing and invalid parts stay as close to the previous choice as possible. */
export function resolveChoice(menu: Menu, choice: Choice, before: Resolved): Resolved {
  const network = pick(menu.networks, choice.network ?? findNetwork(menu, choice, before.network), before.network);
  const interfaces = menu.networks.find(({ id }) => id === network)?.interfaces ?? [];
  const has = (name: string) => listMenuMethods(menu, network, name).some((one) => one.name === choice.method);
  const isHere = choice.method === undefined || has(before.interface);
  const byMethod = isHere ? before.interface : interfaces.find(({ id }) => has(id))?.id;
  const name = pick(interfaces, choice.interface ?? byMethod, before.interface);
  const methods = listMenuMethods(menu, network, name).map((method) => ({ id: method.name }));
  return { network, interface: name, method: pick(methods, choice.method, before.method) };
}

/** The network that was, else the first one, else the first that has the wanted method. */
function findNetwork(menu: Menu, { method }: Choice, before: string): string | undefined {
  const has = (id: string) =>
    menu.networks
      .find((one) => one.id === id)
      ?.interfaces.some((one) => listMenuMethods(menu, id, one.id).some(({ name }) => name === method));
  const ids = [before, ...menu.networks.map(({ id }) => id)].filter((id) => id !== "");
  return method === undefined ? undefined : ids.find(has);
}

/** The wanted one of a list, else what it was, else the first. */
function pick(list: readonly { id: string }[], requestedId: string | undefined, before: string): string {
  const has = (id: string | undefined) => id !== undefined && list.some((one) => one.id === id);
  if (requestedId !== undefined && has(requestedId)) return requestedId;
  return has(before) ? before : (list[0]?.id ?? "");
}
