/** @jest-environment node */
import { describeOnBoth } from "../db/testing/describeOnBoth.ts";
import { payThroughKills, replacements, steps } from "./testing/payThroughKills.ts";

describeOnBoth("a faucet whose process is killed", ({ kind, lasting }) => {
  jest.setTimeout(120_000);

  // A new process takes seconds to open PGlite; `node tools/bench/faucetKilled.ts` kills it at every step, too.
  const kills = kind === "postgres" ? { steps, replacements } : { steps: ["stored", "sent"], replacements: [] };

  test("a faucet killed during payments and replacements pays each claim once", async () => {
    const { ends, paid, payout, transactions } = await payThroughKills(await lasting(), kills);
    const killed = [...kills.steps, ...kills.replacements].map((step) => [step, "SIGKILL"]);
    expect(ends).toEqual([...killed, ["never", "paid"]]);
    expect(paid).toEqual(paid.map(() => payout));
    expect(transactions).toBe(paid.length);
  });
});
