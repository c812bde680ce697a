/** @jest-environment node */
import type { OwnAccount } from "@/features/shared/platform/ownAccountSchema";

import { AccountStore } from "./AccountStore";

const account: OwnAccount = {
  userData: {
    _id: "users/1",
    _key: "1",
    create_at: "",
    update_at: "",
    role: "user",
    enabled: true,
    masked_email: "d***@example.com",
    is_referral_member: false,
    avatar: null,
  },
  plan: {
    freePool: 0,
    mainPool: 5,
    lockedPool: 0,
    extraRequests: 0,
    subscription: {
      orderId: "1",
      name: "Start",
      rps: 0,
      createdAt: "",
      renewAt: "",
      expireAt: "",
      total: 9,
      gracePeriod: 3,
      requestBurn: 4,
    },
  },
  planId: "start",
  picture: null,
};

test("an account that is there is shown with its plan", async () => {
  const store = new AccountStore(async () => account);
  expect([store.state.kind, store.isSignedIn]).toEqual(["idle", false]);
  const loading = store.load();
  expect(store.state.kind).toBe("pending");
  await loading;
  expect(store.state.kind).toBe("success");
  expect(store.userData?.masked_email).toBe("d***@example.com");
  expect([store.isSignedIn, store.planId, store.picture]).toEqual([true, "start", undefined]);
});

test("an answer without a user is no error", async () => {
  const store = new AccountStore(async () => undefined);
  await store.load();
  expect([store.state.kind, store.isSignedIn]).toEqual(["signed-out", false]);
});

test("the account known before an outage stays", async () => {
  jest.spyOn(console, "error").mockReturnValueOnce();
  const request = jest.fn(async (): Promise<OwnAccount | undefined> => account);
  const store = new AccountStore(request);
  await store.load();
  request.mockRejectedValueOnce(new Error("down"));
  await store.load();
  expect([store.state.kind, store.isSignedIn]).toEqual(["error", true]);
});

test("two requests for the account at once make one call", async () => {
  const request = jest.fn(async () => account);
  const store = new AccountStore(request);
  await Promise.all([store.load(), store.load()]);
  expect(request).toHaveBeenCalledTimes(1);
});
