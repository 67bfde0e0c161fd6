/** Allows the running test to log errors that match the pattern. Any other `console.error` fails the test. */
export declare function expectConsoleError(pattern: RegExp): void
