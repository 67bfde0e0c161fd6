import { shopperAgent } from './shopper-agent.ts'

/** The phone on which pages are measured, as Playwright's options of a context. */
export const phone = {
  userAgent: shopperAgent,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}
