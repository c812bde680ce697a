export { StudioApp } from "./StudioApp";
