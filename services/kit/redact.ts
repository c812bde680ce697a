/** Text without personal data and secrets: e-mail addresses, tokens, and credentials and keys in URLs. */
export const redact = (text: string): string =>
  text
    .replace(/[^\s@"'<>(),;:]{1,64}@[^\s@"'<>(),;:]{1,255}\.[^\s@"'<>(),;:.]+/g, "[e-mail]")
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, "$1 [secret]")
    .replace(/(\b\w{1,30}:\/\/)[^\s/@]+@/g, "$1[secret]@")
    .replace(/([?&](?:access_?token|token|key|api_?key|secret|password)=)[^&\s"']+/gi, "$1[secret]");
