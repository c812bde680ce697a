/// <reference types="@testing-library/jest-dom" />

// Two of three test files have no document and need no matchers for it.
if ("document" in globalThis) jest.requireActual("@testing-library/jest-dom");
