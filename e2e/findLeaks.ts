const leaks = [
  new RegExp(`[^\\s"'<>]*:${process.env.SERVICES_PORT}\\b[^\\s"'<>]{0,60}`),
  // The tested content is another company's.
  /.{0,30}halyard.{0,30}/i,
];

/** What no visitor may receive: the URL of a back end, or the name of the sample company in a site that is rebranded. */
export const findLeaks = (text: string): string[] => leaks.flatMap((leak) => leak.exec(text)?.[0] ?? []);
