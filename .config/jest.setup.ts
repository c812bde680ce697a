/// <reference types="@testing-library/jest-dom" />

// Two of three test files have no document and need no DOM matchers.
if ("document" in globalThis) jest.requireActual("@testing-library/jest-dom");
