import { translate } from "#contracts/translate.ts";

type Point = [title: string, text: string];

/** Sample words of the page starters: each says what belongs in its place. */
export const starterWords = translate<{
  lede: string;
  action: string;
  benefits: string;
  points: Point[];
  process: string;
  steps: Point[];
  questions: string;
  answers: Point[];
  next: Point;
  opening: string;
  article: Point[];
  conclusion: Point;
  purpose: Point;
  example: Point;
  note: Point;
  compared: Point;
  table: string[][];
  choice: string;
  choices: Point[];
}>({
  en: {
    lede: "Say in one or two sentences what this page offers, and for whom.",
    action: "Get in touch",
    benefits: "Why it is worth it",
    points: [
      ["First benefit", "Say in one sentence what the reader gains."],
      ["Second benefit", "Give a figure or an example if you have one."],
      ["Third benefit", "Answer the doubt that most readers have."],
    ],
    process: "How it works",
    steps: [
      ["First step", "Say what the reader does first, and how long it takes."],
      ["Second step", "Say what happens then, and who does it."],
      ["Third step", "Say what the reader has in the end."],
    ],
    questions: "Questions",
    answers: [
      ["What do most people ask first?", "Answer in one or two sentences."],
      ["What does it cost?", "Name the price, or say how it is found out."],
      ["What happens if I change my mind?", "Say how to stop, and what remains."],
    ],
    next: ["Ready to start?", "Say what happens after the next click."],
    opening: "Begin with what the reader learns here. The first paragraph decides whether the rest is read.",
    article: [
      ["The situation", "Describe what the reader knows already, and what is new about it."],
      ["What follows from it", "One thought per paragraph. Add pictures, tables or code as slices of their own."],
    ],
    conclusion: ["In short", "Sum up in two sentences what to remember."],
    purpose: ["Before you begin", "Name what the reader needs: an account, a key, a version."],
    example: ["Example", "# Replace this with an example that works as it stands."],
    note: ["If it does not work", "Name the most frequent error, and what helps."],
    compared: ["Side by side", "Compare what readers decide by, and say where the facts come from."],
    table: [
      ["", "This", "The other"],
      ["Best for", "Whom it suits", "Whom it suits"],
      ["Price", "From …", "From …"],
      ["Limits", "What it cannot do", "What it cannot do"],
    ],
    choice: "Which one fits",
    choices: [
      ["Choose this if", "Name the case in which it is the better choice."],
      ["Choose the other if", "Be fair: name the case in which the other one is better."],
    ],
  },
  cn: {
    lede: "用一两句话说明此页提供什么、适合谁。",
    action: "联系我们",
    benefits: "为什么值得",
    points: [
      ["第一个优点", "用一句话说明读者能得到什么。"],
      ["第二个优点", "如有数字或例子，请写在这里。"],
      ["第三个优点", "回答多数读者的疑问。"],
    ],
    process: "如何运作",
    steps: [
      ["第一步", "说明读者首先要做什么，需要多久。"],
      ["第二步", "说明接下来会发生什么，由谁来做。"],
      ["第三步", "说明读者最终得到什么。"],
    ],
    questions: "常见问题",
    answers: [
      ["大家最先问什么？", "用一两句话回答。"],
      ["价格是多少？", "写明价格，或说明如何得知。"],
      ["如果改变主意怎么办？", "说明如何停用，以及会保留什么。"],
    ],
    next: ["准备好开始了吗？", "说明点击之后会发生什么。"],
    opening: "开头先写读者能在这里了解到什么。第一段决定读者是否继续往下读。",
    article: [
      ["背景", "写出读者已经知道的，以及新的内容。"],
      ["由此得出什么", "每段只写一个观点。图片、表格和代码可作为单独的切片添加。"],
    ],
    conclusion: ["小结", "用两句话概括要点。"],
    purpose: ["开始之前", "列出读者需要准备的：账号、密钥、版本。"],
    example: ["示例", "# 请替换为可以直接使用的示例。"],
    note: ["遇到问题时", "写出最常见的错误和解决办法。"],
    compared: ["对比", "比较读者做决定的依据，并写明信息来源。"],
    table: [
      ["", "本方案", "另一方案"],
      ["适合", "适合哪些人", "适合哪些人"],
      ["价格", "起价…", "起价…"],
      ["限制", "做不到什么", "做不到什么"],
    ],
    choice: "如何选择",
    choices: [
      ["选择本方案的情况", "写出它更合适的情形。"],
      ["选择另一方案的情况", "客观地写出另一方案更合适的情形。"],
    ],
  },
});
