/**
 * Drawings beside the titles of pages: who runs which part, how a cluster answers, what a term holds.
 * Lists and tables in HTML, drawn on the server: they are read without script and at any width.
 */
import "server-only";

export { AppchainParts } from "./AppchainParts";
export { ClusterRotation } from "./ClusterRotation";
export { ContactTemplate } from "./ContactTemplate";
export { EnterpriseOrder } from "./EnterpriseOrder";
export { ExplorerList } from "./ExplorerList";
export { GrantTerm } from "./GrantTerm";
export { IndexerRewind } from "./IndexerRewind";
export { PoolHeads } from "./PoolHeads";
export { ProgrammeTerm } from "./ProgrammeTerm";
export { ReferralYear } from "./ReferralYear";
