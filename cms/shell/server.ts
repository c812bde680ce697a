import "server-only";

export { answerModelWords } from "#cms/gateway/answerModelWords.server.ts";
export { answerUidProposal } from "#cms/gateway/answerUidProposal.server.ts";
export { passOn } from "#cms/gateway/passOn.server.ts";
export { signIn, signOut } from "#cms/gateway/signIn.server.ts";
export { SignInPage } from "#cms/shell/sign-in/SignInPage.tsx";
export { studioTitle } from "./messages.ts";
export { sessionMark, writeSignInUrl } from "./signInPath.ts";
