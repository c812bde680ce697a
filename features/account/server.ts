import "server-only";

export { answerAccount, signIn, signOut } from "./server/session";
export { prepareSignIn, signInLocale } from "./server/signInPage";
export { answerKeyChallenge, answerKeyChange, answerKeys, answerNewKey, answerUsage } from "./server/keysApi";
export { prepareOverview } from "./server/prepareOverview";
export { proxyUsage } from "./server/platformKeys";
export { proxyRpc } from "./server/proxyRpc";
export { submitKeyForm } from "./server/submitKeyForm";
export { overviewPath } from "./overviewPath";
export { AccountOverview } from "./overview/AccountOverview";
export { messages as overviewMessages } from "./overview/messages";
export { SignInCard } from "./SignInCard";
export { messages as accountMessages } from "./messages";
