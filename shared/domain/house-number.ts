/** What people write in Spain and Italy where a house has no number. */
const withoutNumber = /(^|[\s,])(s[/.]?\s?n|snc)\.?$/i

/** A number in words: One World Trade Center, Ten Downing Street. */
const numberWord = /(?:^|, ?)(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b/i
/** A house that has a name for its number: Rose Cottage, or The Old Mill, Church Lane. */
const houseName =
  /\S (?:cottage|house|farm|farmhouse|barn|lodge|manor|rectory|vicarage|mill|hall|villa|chalet|bungalow)(?:,|$)/i

/** True if a street line names the house: by a number, by a name, or by saying that there is no number. */
export function namesHouse(street: string): boolean {
  return [/\p{Nd}/u, numberWord, houseName, withoutNumber].some((pattern) => pattern.test(street))
}

/** A number after one of these is that of a part of the house. */
const unit = /(?:flat|apartment|apt|unit|suite|room|floor|top|wohnung|whg|appartement)[.:]? $/i

/** True if a street line already has this house number or name: a browser fills it in there, and people type it again. */
export function hasHouse(street: string, house: string): boolean {
  const line = street.toLowerCase()
  const name = house.toLowerCase()
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
    const before = line.slice(0, at)
    if (/(?:^|[ ,])$/.test(before) && /^(?:$|[ ,])/.test(line.slice(at + name.length)) && !unit.test(before))
      return true
  }
  return false
}
