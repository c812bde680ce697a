export { SearchDoor } from "./SearchDoor";
