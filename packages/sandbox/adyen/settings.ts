import type { DeliveryMode } from '../bigcommerce/webhooks/delivery-mode.ts'

export type ProviderSettings = { mode: DeliveryMode; delayMs: number; slowMs: number }

const initial: ProviderSettings = { mode: 'normal', delayMs: 0, slowMs: 5000 }

// Held in this process only, like the fault switches; a restart clears it.
let settings = initial

/**
 * How notifications are sent: `hold` keeps them until a test requests them, `twice` sends each one twice at once.
 * `delayMs` passes between a payment and its notification, and `slowMs` during a payment with the outcome `slow`.
 */
export function providerSettings(): ProviderSettings {
  return settings
}

export function setProviderSettings(changes: Partial<ProviderSettings>): void {
  settings = { ...settings, ...changes }
}

export function resetProviderSettings(): void {
  settings = initial
}
