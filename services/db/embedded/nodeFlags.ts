/**
 * Flags of Node for a process with an embedded database. By default V8 optimizes much of PostgreSQL side by side after its
 * start, which takes 300 MB for a while and makes it no faster: with them, only what runs long, one function at a time.
 * Its young objects take 130 MB and are collected in pauses of up to 80 ms; with less room they take 66 MB, and the
 * pauses are shorter, in the same processor time. With half of that again, what is under way lasts over more collections
 * and becomes old garbage. Of the four threads that V8 collects garbage with, two are left: on two processors they took the
 * time of the one that serves.
 */
export const nodeFlags = [
  "--wasm-num-compilation-tasks=1",
  "--wasm-tiering-budget=100000000",
  "--max-semi-space-size=32",
  "--v8-pool-size=2",
];

/**
 * glibc keeps freed memory in an arena for each thread, by default eight for each processor; with two a process with many
 * documents takes 70 MB less.
 */
export const allocatorEnvironment = { MALLOC_ARENA_MAX: "2" };
