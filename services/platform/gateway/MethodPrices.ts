import { hasMethod } from "../../kit/catalog/methodFamilies.ts";
import type { Prices } from "../loadPrices.ts";

// Rows of the price list that are not methods.
const notMethods = ["Subscription", "Notification"];
/** The row of the price list for messages of subscriptions. */
export const notification = "Notification";

/** Prices of each chain's methods; a method without a price cannot be called. */
export class MethodPrices {
  private readonly units = new WeakMap<Prices, Map<string, Map<string, number>>>();

  /** Compute units of a call; `undefined` for a method that the chain does not offer. */
  find(prices: Prices, chain: string, method: string): number | undefined {
    return notMethods.includes(method) ? undefined : this.get(prices, chain).get(method);
  }

  /** Compute units of a message of a subscription. */
  getNotification(prices: Prices, chain: string): number {
    const row = prices.chains.find(({ key }) => key === chain);
    return this.get(prices, chain).get(notification) ?? row?.multiplier ?? 1;
  }

  private get(prices: Prices, chain: string): Map<string, number> {
    let chains = this.units.get(prices);
    if (!chains) this.units.set(prices, (chains = new Map()));
    let methods = chains.get(chain);
    if (!methods) chains.set(chain, (methods = listUnits(prices, chain)));
    return methods;
  }
}

function listUnits(prices: Prices, key: string): Map<string, number> {
  const chain = prices.chains.find((one) => one.key === key);
  const rows = (chain?.families ?? []).flatMap((family) => prices.methodsByFamily.get(family) ?? []);
  const own = rows.filter(({ method }) => hasMethod(key, method));
  return new Map(own.map(({ method, multiplier }) => [method, multiplier * (chain?.multiplier ?? 1)]));
}
