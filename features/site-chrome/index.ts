export { Behaviour } from "./Behaviour";
