const backEnd = new RegExp(`[^\\s"'<>]*:${process.env.SERVICES_PORT}\\b[^\\s"'<>]{0,60}`);

/** What no visitor may receive: the URL of a back end. */
export const findLeaks = (text: string): string[] => backEnd.exec(text)?.slice(0, 1) ?? [];
