/**
 * Structured data (schema.org) of the site and its pages, as JSON-LD.
 * Types come from `schema-dts`, so a wrong property does not compile.
 */
import "server-only";

export { describePlans } from "./describePlans";
export { describePage, describeQuestions, describeTrail, describeWriting } from "./page";
export type { PageFacts, Writing } from "./page";
export { describeOrganization, describeSite, nameOrganization, nameSite } from "./site";
export type { Company } from "./site";
export { StructuredData } from "./StructuredData";
