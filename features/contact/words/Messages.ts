import type { FormId } from "@/features/shared/contracts/forms";
import type { FieldName } from "@/features/shared/contracts/formFields";

/** Words of the forms and windows in one language. */
export type Messages = {
  labels: Record<FieldName, string>;
  hints: Partial<Record<FieldName, string>>;
  /** Values of fields that are a choice. */
  choices: Record<string, string>;
  /** What such a value stands for, beside it. */
  topics: Record<string, string>;
  /** What a message on a subject needs. */
  messageHints: Record<string, string>;
  /** The begun message of a report, a line for each fact. */
  report: string;
  choose: string;
  optional: string;
  send: Record<FormId, string>;
  /** Of a form that an editor composed. */
  sendComposed: string;
  withoutScript: string;
  sending: string;
  success: string;
  /** Around the reference of what was sent. */
  reference: { before: string; after: string };
  /** Headings of the receipt, and the button back to an empty form. */
  what: string;
  next: string;
  meanwhile: string;
  another: string;
  /** The same after a subscription. */
  otherAddress: string;
  failure: string;
  failureTitle: string;
  limited: string;
  limitedTitle: string;
  offline: string;
  close: string;
  backToForm: string;
  titles: {
    contact: string;
    sales: string;
    share: string;
    qr: string;
    ambassadors: string;
    product: string;
    location: string;
  };
  /** `prepared` for sales, where the message is begun. */
  ledes: { contact: string; sales: string; prepared: string; location: string };
  book: string;
  direct: string;
  bot: string;
  community: string;
  /** What each way is for. */
  channelNotes: { book: string; direct: string; bot: string; community: string };
  copyLink: string;
  copied: string;
  productLink: string;
  qrNote: string;
  read: string;
  choosePlan: string;
  /** Where the account is that of this demonstration. */
  notCharged: string;
  comparePlans: string;
  privacy: string;
  loading: string;
};
