import { applyChosenNetwork, chooseNetwork } from "./chosenNetwork";
import { stopFilling } from "./fillSamples";

/** A page of a family with the row of choices and one sample. */
function openPage(family = "evm", value = "eth/mainnet") {
  document.body.innerHTML = `
    <div data-samples="${family}"><select data-sample-network="eth/mainnet">
      ${["eth/mainnet", "base/mainnet"].map((one) => `<option ${one === value ? "selected" : ""}>${one}</option>`).join("")}
    </select></div>
    <pre><code>https://fra.site.test/eth/mainnet/KEY</code></pre>`;
  const select = document.querySelector("select");
  if (!select) throw new Error("no select");
  return { select, read: () => document.querySelector("code")?.textContent };
}

afterEach(() => {
  stopFilling();
  localStorage.clear();
  document.body.replaceChildren();
});

test("the chosen network is used in every sample, and in those of the next page of its family", () => {
  const first = openPage();
  first.select.value = "base/mainnet";
  chooseNetwork(first.select);
  expect(first.read()).toBe("https://fra.site.test/base/mainnet/KEY");
  const next = openPage();
  applyChosenNetwork();
  expect([next.select.value, next.read()]).toEqual(["base/mainnet", "https://fra.site.test/base/mainnet/KEY"]);
});

test("another family, and a page without that network or without a row, show their own", () => {
  localStorage.setItem("sample-network-evm", "base/mainnet");
  const other = openPage("utxo");
  applyChosenNetwork();
  expect(other.read()).toBe("https://fra.site.test/eth/mainnet/KEY");
  localStorage.setItem("sample-network-evm", "gone/mainnet");
  const page = openPage();
  applyChosenNetwork();
  expect([page.select.value, page.read()]).toEqual(["eth/mainnet", "https://fra.site.test/eth/mainnet/KEY"]);
  document.querySelector("[data-samples]")?.remove();
  applyChosenNetwork();
  expect(page.read()).toBe("https://fra.site.test/eth/mainnet/KEY");
});

test("a choice made before hydration overrides an earlier stored choice", () => {
  localStorage.setItem("sample-network-evm", "eth/mainnet");
  const page = openPage("evm", "base/mainnet");
  applyChosenNetwork();
  expect(page.read()).toBe("https://fra.site.test/base/mainnet/KEY");
  expect(localStorage.getItem("sample-network-evm")).toBe("base/mainnet");
});

test("without storage, the choice still applies to the page", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const page = openPage();
  page.select.value = "base/mainnet";
  chooseNetwork(page.select);
  expect(page.read()).toBe("https://fra.site.test/base/mainnet/KEY");
  expect(warn).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
