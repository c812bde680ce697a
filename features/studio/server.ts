import "server-only";

export { answerModelWords } from "./gateway/answerModelWords";
export { answerUidProposal } from "./gateway/answerUidProposal";
export { passOn } from "./gateway/passOn";
export { signIn, signOut } from "./gateway/signIn";
export { SignInPage } from "./sign-in/SignInPage";
export { studioTitle } from "./messages";
