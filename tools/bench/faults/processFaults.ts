import type { Fault, Stage } from "./Fault.ts";

const hourMs = 3_600_000;

/** Processes that are killed, frozen, restarted, or whose output is closed. */
export const processFaults: Fault[] = [
  {
    name: "rolling restart",
    seconds: 1,
    start: async ({ cluster }) => {
      await cluster.restart(0);
      await cluster.restart(1);
    },
  },
  {
    name: "log readers dead",
    seconds: 5,
    start: ({ cluster }) => {
      for (const process of [...cluster.sites, ...cluster.backEnds.instances]) process.closeOutput();
    },
  },
  { name: "instance killed", seconds: 5, start: ({ cluster }) => cluster.sites[0]?.signal("SIGKILL") },
  ...[0, 1].map((index) => ({
    name: `back end ${index + 1} killed`,
    seconds: 8,
    start: ({ cluster }: Stage) => cluster.backEnds.instances[index]?.signal("SIGKILL"),
  })),
  { name: "all back ends killed", seconds: 5, start: ({ cluster }) => cluster.backEnds.signal("SIGKILL") },
  {
    name: "one back end frozen",
    seconds: 15,
    start: ({ cluster }) => cluster.backEnds.instances[0]?.signal("SIGSTOP"),
    end: ({ cluster }) => cluster.backEnds.instances[0]?.signal("SIGCONT"),
  },
  {
    name: "all back ends frozen",
    seconds: 15,
    start: ({ cluster }) => cluster.backEnds.signal("SIGSTOP"),
    end: ({ cluster }) => cluster.backEnds.signal("SIGCONT"),
  },
  { name: "bucket killed", seconds: 5, start: ({ cluster }) => cluster.backEnds.bucket.signal("SIGKILL") },
  {
    name: "bucket frozen",
    seconds: 15,
    start: ({ cluster }) => cluster.backEnds.bucket.signal("SIGSTOP"),
    end: ({ cluster }) => cluster.backEnds.bucket.signal("SIGCONT"),
  },
  {
    name: "Redis frozen",
    seconds: 15,
    start: ({ cluster }) => cluster.redis.signal("SIGSTOP"),
    end: ({ cluster }) => cluster.redis.signal("SIGCONT"),
  },
  {
    name: "Redis killed",
    seconds: 10,
    start: ({ cluster }) => cluster.redis.signal("SIGKILL"),
    end: ({ cluster }) => cluster.reviveRedis(),
  },
  {
    name: "PostgreSQL frozen",
    seconds: 15,
    start: ({ cluster }) => cluster.postgres.signal("SIGSTOP"),
    end: ({ cluster }) => cluster.postgres.signal("SIGCONT"),
  },
  {
    name: "PostgreSQL killed",
    seconds: 10,
    start: ({ cluster }) => cluster.postgres.stop(),
    end: ({ cluster }) => cluster.postgres.start(),
  },
];

/** Sets the wall clock of every process back, then right again; monotonic time is unaffected. */
export const clockFaults: Fault[] = [
  { name: "clock back one hour", seconds: 10, start: ({ clock }) => clock.set(-hourMs) },
  { name: "clock put right", seconds: 5, start: ({ clock }) => clock.set(0) },
];
