import JestSequencer from "@jest/test-sequencer";

const waits = ({ path }) => path.includes("/services/");

/**
 * Jest begins with the largest files. Those of the back ends start programs and wait for them, the longest half a
 * minute: they begin, so that none is left running alone at the end.
 */
export default class Sequencer extends JestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(waits), ...sorted.filter((test) => !waits(test))];
  }
}
