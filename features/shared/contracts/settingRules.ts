import { number, string } from "yup";

const portRule = "${path} must be a whole number from 1 to 65535";

/** A setting that is a port. */
export const port = () => number().typeError(portRule).integer(portRule).min(1, portRule).max(65_535, portRule);

/** A setting that is the address of a site or service, one on this machine too. */
export const webUrl = () =>
  string().test(
    "url",
    "${path} must be an http:// or https:// address such as https://example.com",
    (value) => value === undefined || (/^https?:\/\/\S+$/.test(value) && URL.canParse(value)),
  );
