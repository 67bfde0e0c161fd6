export const deliveryModes = ['normal', 'hold', 'twice'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

// As the fault switches: of this process, and gone with it.
let mode: DeliveryMode = 'normal'

/** `hold` keeps deliveries until they are asked for; `twice` sends each two times at once. */
export function deliveryMode(): DeliveryMode {
  return mode
}

export function setDeliveryMode(next: DeliveryMode): void {
  mode = next
}
