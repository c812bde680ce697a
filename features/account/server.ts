import "server-only";

export { handleAccount as answerAccount, signIn, signOut } from "./server/session";
export { prepareSignIn, signInLocale, translateSignIn } from "./server/signInPage";
export {
  handleCalls as answerCalls,
  handleKeyChallenge as answerKeyChallenge,
  handleKeyChange as answerKeyChange,
  handleKeys as answerKeys,
  handleNewKey as answerNewKey,
  handleUsage as answerUsage,
} from "./server/keysApi";
export { prepareOverview } from "./server/prepareOverview";
export { proxyUsage } from "./server/platformKeys";
export { proxyRpc } from "./server/proxyRpc";
export { submitKeyForm } from "./server/submitKeyForm";
export { overviewPath } from "./overviewPath";
export { AccountOverview } from "./overview/AccountOverview";
export { messages as overviewMessages } from "./overview/messages";
export { SignInCard } from "./SignInCard";
export { messages as accountMessages } from "./messages";
