/** How long before its start a maintenance stands above every page. */
export const incidentNoticeMs = 3 * 24 * 3_600_000;
