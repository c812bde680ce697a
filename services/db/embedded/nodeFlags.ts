/**
 * Flags of Node for a process with an embedded database. By default V8 optimizes much of PostgreSQL side by side after its
 * start, which takes 300 MB for a while and makes it no faster: with them, only what runs long, one function at a time.
 */
export const nodeFlags = ["--wasm-num-compilation-tasks=1", "--wasm-tiering-budget=100000000"];
