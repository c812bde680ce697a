export { LazySearch } from "./LazySearch";
