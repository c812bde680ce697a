const everyMs = 2_000;

/** Makes a block on a local test chain every two seconds, which else makes one only for a transaction; returns how to stop. */
export function keepMining(socketUrl: URL): () => void {
  const url = socketUrl.href.replace(/^ws/, "http");
  const mine = () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "evm_mine", params: [] });
    const init = { method: "POST", headers: { "content-type": "application/json" }, body };
    // A chain that ends meanwhile ends the subscription too, which says so.
    fetch(url, { ...init, signal: AbortSignal.timeout(everyMs) }).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    );
  };
  const timer = setInterval(mine, everyMs);
  return () => clearInterval(timer);
}
