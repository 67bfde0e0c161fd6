/** What people write in Spain and Italy where a house has no number. */
const withoutNumber = /(^|[\s,])(s[/.]?\s?n|snc)\.?$/i

/** True if a street line names the house: by a number anywhere in it, or by saying that there is none. */
export function namesHouse(street: string): boolean {
  return /\p{Nd}/u.test(street) || withoutNumber.test(street)
}
