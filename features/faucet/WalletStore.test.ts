import { newFaucet } from "./testing/faucet";
import { addNetwork, discoverWallets, requestWalletAddress } from "./wallet";
import { WalletStore } from "./WalletStore";

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const tools = { discoverWallets: () => discoverWallets(0), requestWalletAddress, addNetwork };

let announced: AbortController;

/** A wallet in the browser, as EIP-6963 has it. */
function install(name: string, request: (call: { method: string }) => Promise<unknown>) {
  const detail = { info: { uuid: name, name, icon: "data:,", rdns: "example.wallet" }, provider: { request } };
  const announce = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  window.addEventListener("eip6963:requestProvider", announce, { signal: announced.signal });
}

function createStore() {
  const take = jest.fn();
  return { store: new WalletStore(take, async () => tools), take };
}

beforeEach(() => {
  announced = new AbortController();
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  announced.abort();
  jest.restoreAllMocks();
});

test("without a wallet the visitor is asked to paste an address", async () => {
  const { store } = createStore();
  await store.look("address", newFaucet());
  expect(store.state).toEqual({ kind: "none" });
});

test("a single wallet is requested at once, and its address used", async () => {
  install("One", async () => [address]);
  const { store, take } = createStore();
  await store.look("address", newFaucet());
  expect(take).toHaveBeenCalledWith(address);
  expect(store.state).toEqual({ kind: "done", name: "One", purpose: "address" });
});

test("the visitor chooses among several wallets", async () => {
  install("One", async () => []);
  install("Two", async () => [address]);
  const { store, take } = createStore();
  await store.look("address", newFaucet());
  if (store.state.kind !== "choosing") throw new Error(`The store is ${store.state.kind}.`);
  const [, second] = store.state.wallets;
  if (!second) throw new Error("There is no second wallet.");
  await store.request(second, "address", newFaucet());
  expect(take).toHaveBeenCalledWith(address);
});

test("the network is offered with its id, coin, endpoint and explorer (EIP-3085)", async () => {
  const request = jest.fn().mockResolvedValue(null);
  install("One", request);
  const { store } = createStore();
  await store.look("network", newFaucet());
  expect(request).toHaveBeenCalledWith({
    method: "wallet_addEthereumChain",
    params: [
      {
        chainId: "0xaa36a7",
        chainName: "Ethereum Sepolia",
        nativeCurrency: { name: "ETH", symbol: "ETH", decimals: 18 },
        rpcUrls: ["https://11155111.rpc.thirdweb.com"],
        blockExplorerUrls: ["https://sepolia.etherscan.io"],
      },
    ],
  });
  expect(store.state).toEqual({ kind: "done", name: "One", purpose: "network" });
});

test("a wallet whose owner declines is no error of the page", async () => {
  install("One", () => Promise.reject(new Error("User rejected the request.")));
  const { store, take } = createStore();
  await store.look("address", newFaucet());
  expect(store.state).toEqual({ kind: "declined", name: "One" });
  expect(take).not.toHaveBeenCalled();
});

test("something that announces itself in another shape is no wallet", async () => {
  window.addEventListener(
    "eip6963:requestProvider",
    () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info: {}, provider: {} } })),
    { signal: announced.signal },
  );
  const { store } = createStore();
  await store.look("address", newFaucet());
  expect(store.state).toEqual({ kind: "none" });
});
