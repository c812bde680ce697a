// `lucide-react` for Jest: its CommonJS file makes all 1,700 icons in each test file, this one those that are used.
const toFile = (name) =>
  name
    .replace(/Icon$/, "")
    .replace(/([a-z])([A-Z0-9])/g, "$1-$2")
    .toLowerCase();

const load = (name) => jest.requireActual(`lucide-react/dist/esm/icons/${toFile(name)}.mjs`).default;

module.exports = new Proxy({}, { get: (icons, name) => (icons[name] ??= load(name)) });
