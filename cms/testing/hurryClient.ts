const realTimeout = globalThis.setTimeout;
const maxWaitMs = 1_500;

/**
 * Shortens the waits of the official client until mocks are restored: 1.5 s between two writes, half a second between
 * two pages. Longer ones are limits of the service and of its database.
 */
export function hurryClient(): void {
  jest
    .spyOn(globalThis, "setTimeout")
    .mockImplementation((callback, wait = 0, ...args) =>
      realTimeout(callback, wait > maxWaitMs ? wait : wait / 200, ...args),
    );
}
