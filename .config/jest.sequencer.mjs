import JestSequencer from "@jest/test-sequencer";

const waits = ({ path }) => /\/(?:services|cms)\//.test(path);

/**
 * Jest starts with the largest files. Those of the back ends start programs and wait for them, up to half a
 * minute, so they come first: none runs alone at the end.
 */
export default class Sequencer extends JestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(waits), ...sorted.filter((test) => !waits(test))];
  }
}
