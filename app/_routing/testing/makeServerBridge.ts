import type { ServerBridge, ServerRequest } from "@/features/shared/contracts/serverBridge";

/** A server process that does nothing; `request` is the one under way. */
export const makeServerBridge = (request?: ServerRequest): ServerBridge => ({
  getRequest: () => request,
  expire: jest.fn(),
  reloadRoutes: () => Promise.resolve(),
  loadMarkdown: () => Promise.resolve(undefined),
  publish: jest.fn(),
  noteMissedSearch: jest.fn(),
  confirmPreview: jest.fn(),
});
