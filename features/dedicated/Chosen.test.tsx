import { fireEvent, render, screen } from "@testing-library/react";

import { Chosen } from "./Chosen";

const draw = () =>
  render(
    <form>
      <label>
        <span>Chain</span>
        <select name="chain" defaultValue="eth">
          <option value="eth">Ethereum</option>
          <option value="pol">Polygon PoS</option>
        </select>
      </label>
      <fieldset>
        <legend>Client</legend>
        <label>
          <input type="radio" name="client" value="geth" defaultChecked />
          <span>Geth</span>
        </label>
        <label>
          <input type="radio" name="client" value="reth" />
          <span>Reth</span>
        </label>
      </fieldset>
      <fieldset>
        <legend>Interface</legend>
        {["JSON-RPC", "WebSocket"].map((name) => (
          <label key={name}>
            <input type="checkbox" name="interface" value={name} defaultChecked />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <Chosen first={[{ name: "Chain", value: "as the page came" }]} />
    </form>,
  );

const readSummary = () =>
  screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test("the summary of a dedicated server follows the choices beside it", () => {
  draw();
  expect(readSummary()).toEqual(["Chain: Ethereum", "Client: Geth", "Interface: JSON-RPC · WebSocket"]);
  fireEvent.click(screen.getByLabelText("Reth"));
  fireEvent.click(screen.getByLabelText("JSON-RPC"));
  expect(readSummary()).toEqual(["Chain: Ethereum", "Client: Reth", "Interface: WebSocket"]);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "pol" } });
  expect(readSummary()).toEqual(["Chain: Polygon PoS", "Client: Reth", "Interface: WebSocket"]);
});
