const started = Number(process.env.HALYARD_STARTED) || Date.now();

/** When the command was called; passed on when it continues under another Node. */
export const startedAt = started;

/**
 * A duration for people: `0.4 s`, `73.0 s`, `2 min 05 s`.
 * @param {number} milliseconds
 */
export function formatDuration(milliseconds) {
  if (milliseconds < 100_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}

/**
 * Runs a step and prints its title and duration; `work` may return a text to replace the title.
 * @param {string} title
 * @param {() => Promise<string | void>} work
 */
export async function step(title, work) {
  const stepStartedAt = Date.now();
  console.log(`→ ${title} …`);
  try {
    const outcome = await work();
    console.log(`✓ ${outcome || title} (${formatDuration(Date.now() - stepStartedAt)})`);
  } catch (error) {
    console.log(`✗ ${title} (${formatDuration(Date.now() - stepStartedAt)})`);
    throw error;
  }
}
