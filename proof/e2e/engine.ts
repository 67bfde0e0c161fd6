/** The browser engine of the run. */
export const engine = process.env['ENGINE'] ?? 'chromium'
