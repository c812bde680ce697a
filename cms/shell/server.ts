import "server-only";

export { handleModelWords } from "#cms/gateway/handleModelWords.server.ts";
export { handleStarter } from "#cms/gateway/handleStarter.server.ts";
export { handleUidProposal } from "#cms/gateway/handleUidProposal.server.ts";
export { hasSession } from "#cms/gateway/hasSession.server.ts";
export { contentApi } from "#cms/http/contentApi.server.ts";
export { handleStudioMcp } from "#cms/gateway/agents/handleStudioMcp.server.ts";
export { passOn } from "#cms/gateway/passOn.server.ts";
export { signIn, signOut, startPasskey } from "#cms/gateway/signIn.server.ts";
export { SignInPage } from "#cms/shell/sign-in/SignInPage.tsx";
export { studioTitle } from "./messages.ts";
export { sessionMark, writeSignInUrl } from "./signInPath.ts";
