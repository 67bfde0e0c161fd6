import { allGroups, type ConsentChoice, type ConsentGroup } from './consent.ts'
import { isMarketCode, type MarketCode } from './markets.ts'

const dayMs = 86_400_000
/** OneTrust's id of the strictly necessary cookies. */
const necessaryGroup = 'C0001'

/** Browsers keep the visitor's choice for six months, then the shop asks again. */
export const consentCookie = { name: 'sv-consent', maxAge: 182 * 86_400 } as const

export type StoredChoice = ConsentChoice & {
  /** The market in which the visitor chose. */
  market: MarketCode
  /** True if the browser sent Global Privacy Control when the visitor chose. */
  hasPrivacyControl: boolean
  /** Day of the choice in UTC, `yyyymmdd`. */
  day: string
  /** Random id of the choice: 16 hexadecimal digits. */
  id: string
}

const cookiePattern = /^v1\.(12?3?4?5?)\.([a-z]{2})\.([01])\.(\d{4})(\d\d)(\d\d)\.([\da-f]{16})$/

/** The cookie's value: `v1.{last digits of the groups}.{market}.{privacy control}.{day}.{id}`. */
export function formatChoice({ groups, market, hasPrivacyControl, day, id }: StoredChoice): string {
  const digits = allGroups
    .filter((group) => group === necessaryGroup || groups.includes(group))
    .map((group) => group.slice(-1))
  return `v1.${digits.join('')}.${market}.${hasPrivacyControl ? 1 : 0}.${day}.${id}`
}

/** `null` if the value is malformed, older than six months, or of a day that is yet to come. */
export function parseChoice(value: string, now: number): StoredChoice | null {
  const [, digits = '', market = '', control, year, month, date, id = ''] = cookiePattern.exec(value) ?? []
  const chosenAt = Date.parse(`${year}-${month}-${date}`)
  const age = now - chosenAt
  // Clocks of a visitor's devices may differ by a day.
  if (!isMarketCode(market) || !(age > -dayMs && age < consentCookie.maxAge * 1000 + dayMs)) return null
  // `Date.parse` takes 30 February for 1 March.
  if (dayOf(chosenAt) !== `${year}${month}${date}`) return null
  const groups: ConsentGroup[] = allGroups.filter((group) => digits.includes(group.slice(-1)))
  return { groups, market, hasPrivacyControl: control === '1', day: dayOf(chosenAt), id }
}

/** The day of a time in UTC, `yyyymmdd`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '')
}
