/** Tests that do not run in an engine, by the start of their title, and why. */
export const exceptions: Readonly<Record<string, readonly (readonly [title: RegExp, reason: string])[]>> = {
  firefox: [
    [/^bag, checkout and confirmation read as lines/, 'WebDriver BiDi does not emulate printing.'],
    [
      /^a (?:guest|shopper) .* without scripts/,
      'Playwright does not switch scripts off over WebDriver BiDi, so the test would run with them.',
    ],
  ],
  webkit: [
    [/^axe finds no violation|^the mobile menu drills down/, 'The window of MiniBrowser is at least 447 px wide.'],
    [
      /^nothing is loaded or pushed before|before a choice|^a no hides the banner|^the settings show the choice/,
      'The test counts requests, or waits with requestIdleCallback.',
    ],
    [/^the products of a listing are sent while/, 'The test reads responses without TLS.'],
    [
      /^an editor sees which content is left out|^a guest of market .. (?:finds|requests)|^a shopper (?:in .. sends the bag|of market .. (?:reserves|is mailed))|^a customer shares the wishlist/,
      'The test opens a second browser.',
    ],
    [/^a press that opens a panel is not lost/, 'The test needs presses within one frame.'],
  ],
}
