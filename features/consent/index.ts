export { ConsentDoor } from "./ConsentDoor";
