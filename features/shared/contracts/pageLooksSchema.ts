import { array, boolean, object, string } from "yup";
import type { InferType } from "yup";

const words = { title: string().defined(), description: string().defined() };

/** `GET /api/studio/looks/?token=&id=`: a draft as it will look elsewhere. */
export const pageLooksSchema = object({
  url: string().required(),
  /** Whether search engines may show it. */
  isIndexed: boolean().required(),
  search: object(words).required(),
  /** The picture's URL, or the card that is drawn for the page. */
  card: object({ ...words, picture: string().defined() }).required(),
  /** Its entries in feeds; none for most pages. */
  feed: array(
    object({ title: string().defined(), text: string().defined(), date: string().defined() }).required(),
  ).required(),
  markdown: string().defined(),
});
export type PageLooks = InferType<typeof pageLooksSchema>;
