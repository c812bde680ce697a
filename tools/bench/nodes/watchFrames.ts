/** Runs in the page: records the duration of each frame and each long task until it is read. */
export function watchFrames(): void {
  const seen: { frames: number[]; work: number[]; inputs: number[] } = { frames: [], work: [], inputs: [] };
  Object.assign(globalThis, { seen });
  let last = performance.now();
  const frame = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const observe = (type: string, into: number[], options: object = {}) =>
    new PerformanceObserver((list) => into.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type,
      ...options,
    });
  observe("longtask", seen.work);
  observe("event", seen.inputs, { durationThreshold: 16 });
}
