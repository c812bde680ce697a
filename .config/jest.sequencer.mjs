import JestSequencer from "@jest/test-sequencer";

const waits = ({ path }) => /\/(?:services|cms|tools)\//.test(path);

/**
 * Jest starts with the largest files. Those of the back ends and tools start programs and wait for them, up to two
 * minutes, so they come first: none runs alone at the end.
 */
export default class Sequencer extends JestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(waits), ...sorted.filter((test) => !waits(test))];
  }
}
