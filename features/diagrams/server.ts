/**
 * Drawings beside the titles of pages: a transaction’s way, how a cluster answers, what a plan holds.
 * Lists and tables in HTML, drawn on the server: they are read without script and at any width.
 */
import "server-only";

export { PartTable } from "./PartTable";
export { AppchainLanes } from "./AppchainLanes";
export { ClusterRotation } from "./ClusterRotation";
export { EnterpriseOrder } from "./EnterpriseOrder";
export { ExplorerList } from "./ExplorerList";
export { GrantCalls } from "./GrantCalls";
export { IndexerRewind } from "./IndexerRewind";
export { PoolHeads } from "./PoolHeads";
export { ReferralYear } from "./ReferralYear";
export { WorkExample } from "./WorkExample";
