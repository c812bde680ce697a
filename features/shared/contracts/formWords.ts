import { emailComplaints, emptyComplaints } from "./formFields.ts";
import { translate } from "./translate.ts";

/** What is wrong with a value of a form. */
export const formWords = translate({
  en: {
    email: emailComplaints,
    empty: emptyComplaints,
    subject: "Choose a subject",
    web: "Enter a URL that starts with https://",
    line: "Enter one line of text",
    plain: "Enter plain text, without control characters",
    long: (max: number) => `At most ${max} characters`,
    telephone: "Enter a telephone number, such as +65 6123 4567",
    number: "Enter a number",
    choice: "Choose one from the list",
    date: "Enter a date",
    tick: "Tick the box to go on",
  },
  cn: {
    email: {
      contact: { empty: "请输入邮箱地址", wrong: "邮箱地址不正确" },
      newsletter: { empty: "内容为空", wrong: "邮箱地址有误" },
      other: { empty: "内容为空", wrong: "邮箱格式无效" },
    },
    empty: { name: "请输入姓名", message: "请输入留言", other: "内容为空" },
    subject: "请选择主题",
    web: "请输入以 https:// 开头的网址",
    line: "请输入单行文字",
    plain: "请输入纯文本，不能包含控制字符",
    long: (max: number) => `最多 ${max} 个字符`,
    telephone: "请输入电话号码，例如 +65 6123 4567",
    number: "请输入数字",
    choice: "请从列表中选择",
    date: "请输入日期",
    tick: "请勾选后继续",
  },
});
