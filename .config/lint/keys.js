/** A rule of our own: a handler of keys asks `isComposing`, because an input method's Enter is none for the page. */

const helper = /(?:^#contracts\/|\/)isComposing(?:\.ts)?$/;
const message =
  "Keys of an input method are not meant for the page: ask isComposing of #contracts/isComposing.ts in this handler.";

const isKeyName = (name) => /^(?:on)?key(?:down|up|press)$/i.test(name ?? "");

/** `onKeyDown` of a component, in an object of props, and listeners for `keydown`. */
const composing = {
  meta: { type: "problem" },
  create(context) {
    const handlers = [];
    let isAsked = false;
    return {
      ImportDeclaration({ source }) {
        isAsked ||= helper.test(source.value);
      },
      JSXAttribute(node) {
        if (isKeyName(node.name.name)) handlers.push(node);
      },
      Property(node) {
        const isMade = /Function/.test(node.value.type);
        if (isMade && isKeyName(node.key.name)) handlers.push(node);
      },
      CallExpression(node) {
        const [type] = node.arguments;
        const isAdded = node.callee.property?.name === "addEventListener" || node.callee.name === "addEventListener";
        if (isAdded && type?.type === "Literal" && isKeyName(String(type.value))) handlers.push(node);
      },
      MemberExpression(node) {
        if (node.object.type === "ThisExpression") return;
        if (/^(?:isComposing|keyCode)$/.test(node.property.name ?? "")) context.report({ node, message });
      },
      "Program:exit"() {
        if (!isAsked) for (const node of handlers) context.report({ node, message });
      },
    };
  },
};

export default { meta: { name: "keys" }, rules: { composing } };
