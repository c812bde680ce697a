const signatures: [format: string, offset: number, bytes: RegExp][] = [
  ["HEIC", 4, /^ftyp(?:hei[cxms]|hev[cxms])/],
  // The brand of all such files, with those that it is compatible with.
  ["HEIC", 4, /^ftyp(?:mif1|msf1)(?!.{0,40}avi[fs]).{4,40}(?:hei[cxms]|hev[cxms])/s],
  ["TIFF", 0, /^(?:II\*\0|MM\0\*)/],
  ["BMP", 0, /^BM.{4}\0{4}/s],
  ["JPEG XL", 0, /^\u00ff\n/],
  ["JPEG XL", 4, /^JXL \r\n/],
  ["JPEG 2000", 4, /^jP {2}\r\n/],
  ["Photoshop", 0, /^8BPS/],
];

/** The format of a picture that browsers do not show, such as "HEIC"; `undefined` for any other file. */
export function findHiddenFormat(file: Uint8Array): string | undefined {
  const start = Buffer.from(file.subarray(0, 64)).toString("latin1");
  return signatures.find(([, offset, bytes]) => bytes.test(start.slice(offset)))?.[0];
}
