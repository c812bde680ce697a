import { fillSamples } from "./fillSamples";

/** Key under which the network of a family's samples is stored. */
const getKey = (family: string) => `sample-network-${family}`;

const findChoice = () => document.querySelector<HTMLSelectElement>("select[data-sample-network]");
const findFamily = (choice: Element) => choice.closest<HTMLElement>("[data-samples]")?.dataset.samples ?? "";

/** Stores the network that a visitor chose for samples, and shows it in all of them. */
export function chooseNetwork(choice: HTMLSelectElement): void {
  try {
    localStorage.setItem(getKey(findFamily(choice)), choice.value);
  } catch (error) {
    console.warn("samples: storage is closed, the choice lasts until the page is left", error);
  }
  showNetwork(choice);
}

/** Shows the stored network in the samples of a new page; a choice made before hydration takes precedence. */
export function applyChosenNetwork(): void {
  const choice = findChoice();
  if (!choice) return fillSamples({ network: undefined });
  if (choice.value !== choice.dataset.sampleNetwork) return chooseNetwork(choice);
  const stored = readStored(getKey(findFamily(choice)));
  if (stored === undefined || ![...choice.options].some(({ value }) => value === stored))
    return fillSamples({ network: undefined });
  choice.value = stored;
  showNetwork(choice);
}

function showNetwork({ dataset, value }: HTMLSelectElement): void {
  const { sampleNetwork: from = "", host = "" } = dataset;
  fillSamples({ network: value === from ? undefined : { from, to: value, host } });
}

function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (error) {
    console.warn("samples: storage is closed", error);
    return undefined;
  }
}
