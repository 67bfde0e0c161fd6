/** The custom field that makes a product a free gift: in any letter case, with any value (D-40). */
export const giftField = 'freegift'

export function isGiftField(name: string): boolean {
  return name.toLowerCase() === giftField
}
