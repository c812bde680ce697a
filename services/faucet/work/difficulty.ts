/** Difficulty of a day's first claim; every further one doubles it, up to the highest level. */
export type WorkSettings = {
  /** Rounds of PBKDF2 behind each try. */
  cost: number;
  /** Tries of level 0, on average. */
  tries: number;
  highest: number;
};

export const usualWork: WorkSettings = { cost: 1_000, tries: 1_500, highest: 6 };

/** Hashes per second of a typical phone's browser, for the estimate shown. */
const triesPerSecond = 1_500;

export type Difficulty = {
  level: number;
  claimsToday: number;
  algorithm: "PBKDF2/SHA-256";
  cost: number;
  expectedTries: number;
  estimatedSeconds: number;
};

/** The difficulty of the next claim from a visitor's network. */
export function getDifficulty(claimsToday: number, { cost, tries, highest }: WorkSettings): Difficulty {
  const level = Math.min(claimsToday, highest);
  const expectedTries = tries * 2 ** level;
  const estimatedSeconds = Math.max(1, Math.round((expectedTries * cost) / (triesPerSecond * 1_000)));
  return { level, claimsToday, algorithm: "PBKDF2/SHA-256", cost, expectedTries, estimatedSeconds };
}
