import { render, screen } from "@testing-library/react";

import { FormMessage } from "./FormMessage";
import { formIds } from "@/features/shared/contracts/forms";
import { getNextSteps } from "./getNextSteps";
import { SentReceipt } from "./SentReceipt";

const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("the receipt of a sent form shows its message, the next steps with their time, and links", () => {
  const values = { subject: "customer-support", name: "Ann Lee", email: "ann@example.com", message: "One\nTwo" };
  const { container } = render(
    <SentReceipt form="contact" locale="en" values={{ ...values, company: "" }} reference="4F2A91C3" />,
  );
  expect(screen.getByRole("status")).toHaveTextContent(
    /^Message sent to support.*Your reference is 4F2A91C3\..*Thank you! Your request successfully sent\.$/,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Subject",
    "Full name",
    "Email address",
    "Message",
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Customer support",
    "Ann Lee",
    "ann@example.com",
    "One\nTwo",
  ]);
  expect(container).toHaveTextContent(/answers by email, on working days in Singapore/);
  expect(links()).toEqual(["/docs/errors/", "/tracker/", "/sla/#support"]);
});

test("a Chinese visitor is led to Chinese pages", () => {
  render(<SentReceipt form="newsletter" locale="cn" values={{ email: "ann@example.com" }} />);
  expect(screen.getByText("你将从下一封月度邮件起收到。每封邮件都附有退订链接。")).toBeVisible();
  expect(links()).toEqual(["/cn/blog/"]);
});

test("an inline form is replaced by one line with its message, its address and what comes next", () => {
  render(<SentReceipt form="newsletter" locale="en" values={{ email: "ann@example.com" }} isInline />);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Subscribed ann@example.com You get the next monthly email. Every email has a link to unsubscribe. Thank you! Your request successfully sent.",
  );
  expect(screen.queryByRole("link")).toBeNull();
});

test.each(formIds)("after %s both languages link to the same pages", (form) => {
  const [en, cn] = [getNextSteps(form, "en"), getNextSteps(form, "cn")];
  expect(cn.links.map(({ path }) => path)).toEqual(en.links.map(({ path }) => path));
  expect(en.links.length).toBeGreaterThan(0);
});

test.each([
  ["mail", "Almost sent"],
  ["confirmed", "Thank you! Your request successfully sent."],
])("without script the page that says %s says too what happens next", (result, words) => {
  const { container } = render(<FormMessage form="sales-modal" locale="en" result={result} />);
  expect(screen.getByRole("status")).toHaveTextContent(words);
  expect(container).toHaveTextContent("Sales answers by email with a price");
  expect(links()).toContain("/pricing/#calculator");
});
