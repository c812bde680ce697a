import type { ServerBridge } from "@/features/shared/contracts/serverBridge";

/** A server process that does nothing; its secret is `token`. */
export const makeServerBridge = (): ServerBridge => ({
  token: "token",
  purge: () => Promise.resolve(),
  pageExpired: jest.fn(),
  publish: jest.fn(),
  confirmPreview: jest.fn(),
});
