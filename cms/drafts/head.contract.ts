import { array, string } from "yup";

export const maxUidLength = 200;
/** A document's uid: the last part of its address. */
export const uidPattern = /^[a-z0-9][a-z0-9._~-]{0,199}$/;

/** The rules of a document's head, the same for what is written and for what is read. */
export const headRules = {
  id: () => string().matches(/^[\w-]{3,100}$/, "${path} must be 3 to 100 letters, digits, - or _"),
  uid: () =>
    string()
      .max(maxUidLength, `\${path} must have at most ${maxUidLength} characters`)
      .matches(uidPattern, "${path} must be lower-case letters, digits and - . _ ~, beginning with a letter or digit"),
  type: () => string().matches(/^[a-z0-9][\w-]{0,99}$/i, "${path} must be at most 100 letters, digits, - or _"),
  lang: () => string().matches(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i, "${path} must be a language such as en-us"),
  group: () => string().matches(/^[\w-]{1,200}$/, "${path} must be at most 200 letters, digits, - or _"),
  tags: () => array(string().max(200, "a tag must have at most 200 characters").required()),
  title: () => string().max(500, "${path} must have at most 500 characters"),
};
