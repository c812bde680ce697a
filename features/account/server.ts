import "server-only";

export { answerAccount, signIn, signOut } from "./server/session";
export { prepareSignIn, signInLocale } from "./server/signInPage";
export { SignInCard } from "./SignInCard";
export { messages as accountMessages } from "./messages";
