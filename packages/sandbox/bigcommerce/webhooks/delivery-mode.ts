export const deliveryModes = ['normal', 'hold', 'twice'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

// Held in this process only, like the fault switches; a restart clears it.
let mode: DeliveryMode = 'normal'

/** `hold` keeps deliveries until a test requests them; `twice` sends each delivery twice at once. */
export function deliveryMode(): DeliveryMode {
  return mode
}

export function setDeliveryMode(next: DeliveryMode): void {
  mode = next
}
