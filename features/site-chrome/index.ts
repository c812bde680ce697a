export { Behaviour } from "./Behaviour";
export { BrokenPage } from "./BrokenPage";
export { messages } from "./messages";
