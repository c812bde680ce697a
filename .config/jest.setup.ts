/// <reference types="@testing-library/jest-dom" />

// Tests without a document would load it in vain, in two of three files.
if ("document" in globalThis) jest.requireActual("@testing-library/jest-dom");
