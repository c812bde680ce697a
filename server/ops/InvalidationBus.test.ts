/** @jest-environment node */
import { hasRedis, startRedis } from "../../services/kit/testing/redisServer.ts";
import { startSite } from "../testing/startSite.ts";
import { InvalidationBus } from "./InvalidationBus.ts";

const withRedis = hasRedis() ? test : test.skip;

withRedis(
  "all other instances receive a published change, also after Redis was away",
  async () => {
    const logged = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const redis = await startRedis();
    const received = [0, 0, 0];
    const instances = received.map(
      (_, index) =>
        new InvalidationBus({
          redisUrl: redis.url,
          onChange: async () => void (received[index] = (received[index] ?? 0) + 1),
        }),
    );
    const [first] = instances;
    // A subscription takes some moments to become active; publish until then.
    const untilReceived = async () => {
      received.fill(0);
      while (received.slice(1).includes(0)) {
        first?.publish("published");
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await untilReceived();
    expect(received[0]).toBe(0);
    await redis.close();
    first?.publish("published");
    const again = await startRedis(Number(new URL(redis.url).port));
    await untilReceived();
    for (const bus of instances) bus.close();
    await again.close();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  },
  20_000,
);

withRedis("an instance that receives a change refreshes its content, as after a webhook", async () => {
  const redis = await startRedis();
  const site = await startSite({ env: { REDIS_URL: redis.url } });
  const other = new InvalidationBus({ redisUrl: redis.url, onChange: async () => undefined });
  while (site.framework.refreshes === 0) {
    other.publish("published");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  other.close();
  await site.close();
  await redis.close();
});

withRedis("an intended loss of content is received as such, not as a publication", async () => {
  const redis = await startRedis();
  const received: string[] = [];
  const listener = new InvalidationBus({
    redisUrl: redis.url,
    onChange: async (message) => void received.push(message),
  });
  const teller = new InvalidationBus({ redisUrl: redis.url, onChange: async () => undefined });
  for (const message of ["published", "loss meant"] as const) {
    while (!received.includes(message)) {
      teller.publish(message);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  expect(received.indexOf("published")).toBeLessThan(received.indexOf("loss meant"));
  for (const bus of [teller, listener]) bus.close();
  await redis.close();
});
