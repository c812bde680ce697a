import { applyChosenRegion, chooseRegion, chosenRegion, subscribeToRegion, showRegion } from "./chosenRegion";

const sample = (attribute: string, address: string) => `<code ${attribute}><b>curl</b> <i>'${address}'</i></code>`;

beforeEach(() => localStorage.clear());

test("every new choice of a region updates all region controls and the sample URLs that follow the region", () => {
  document.body.innerHTML =
    '<input type="radio" name="a" value="fra" data-region="fra" checked /><input type="radio" name="a" value="sgp" data-region="sgp" />' +
    sample("data-regional", "https://fra.nodes.example/eth/?to=nyc.example") +
    sample("", "https://fra.nodes.example/sol/");
  for (const region of ["sgp", "nyc", "sgp"] as const) showRegion(region);
  expect(document.querySelector<HTMLInputElement>("input:checked")?.value).toBe("sgp");
  const [own, other] = document.querySelectorAll("code");
  expect(own?.textContent).toBe("curl 'https://sgp.nodes.example/eth/?to=nyc.example'");
  expect(other?.textContent).toBe("curl 'https://fra.nodes.example/sol/'");
});

test("subscribers are called on every choice until they unsubscribe", () => {
  const received = jest.fn();
  const stop = subscribeToRegion(received);
  chooseRegion("nyc");
  expect(received).toHaveBeenCalledTimes(1);
  stop();
  chooseRegion("fra");
  expect(received).toHaveBeenCalledTimes(1);
});

test("a choice made before hydration overrides an earlier stored choice", () => {
  chooseRegion("nyc");
  document.body.innerHTML =
    '<input type="radio" name="a" value="fra" data-region="fra" checked /><input type="radio" name="a" value="sgp" data-region="sgp" />' +
    sample("data-regional", "https://fra.nodes.example/eth/");
  applyChosenRegion();
  expect(document.querySelector("code")?.textContent).toContain("//nyc.");
  const [, early] = document.querySelectorAll("input");
  if (early) early.checked = true;
  applyChosenRegion();
  expect(document.querySelector("code")?.textContent).toContain("//sgp.");
  expect(chosenRegion()).toBe("sgp");
});
