/** Text without what names a person or opens a door: e-mail addresses, tokens, credentials and keys in addresses. */
export const redact = (text: string): string =>
  text
    .replace(/[^\s@"'<>(),;:]{1,64}@[^\s@"'<>(),;:]{1,255}\.[^\s@"'<>(),;:.]+/g, "[e-mail]")
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, "$1 [secret]")
    .replace(/(\b\w{1,30}:\/\/)[^\s/@]+@/g, "$1[secret]@")
    .replace(/([?&](?:access_?token|token|key|api_?key|secret|password)=)[^&\s"']+/gi, "$1[secret]");
