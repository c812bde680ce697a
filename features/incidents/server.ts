/**
 * Incidents and maintenance in words: the strip above every page, lists, and the page of each with its measured curve.
 * Editors write them in the Studio.
 */
import "server-only";

export { IncidentBar } from "./IncidentBar";
export { IncidentList, NoneNow } from "./IncidentList";
export { IncidentReport } from "./IncidentReport";
export { filterByChain, getPhase, sortIncidents, toIncident } from "./incident";
export type { Incident } from "./incident";
export { getStateName, messages as incidentMessages } from "./messages";
export { readCurve } from "./readCurve";
