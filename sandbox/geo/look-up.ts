import { continents, countries, ranges } from './countries.ts'

type Problem = {
  status: 400 | 404
  code: 'IP_ADDRESS_INVALID' | 'IP_ADDRESS_RESERVED' | 'IP_ADDRESS_NOT_FOUND'
  error: string
}
type Found = ReturnType<typeof countryResponse>

/** The country of an IP address, or the reason why there is none. */
export function lookUp(ip: string): Found | Problem {
  if (!isAddress(ip))
    return { status: 400, code: 'IP_ADDRESS_INVALID', error: `The value "${ip}" is not a valid IP address.` }
  const [, country] = ranges.find(([prefix]) => ip.toLowerCase().startsWith(prefix)) ?? []
  if (country !== undefined) return countryResponse(country, ip)
  if (isReserved(ip))
    return {
      status: 400,
      code: 'IP_ADDRESS_RESERVED',
      error: `The IP address "${ip}" is a reserved IP address (private, multicast, etc.).`,
    }
  return { status: 404, code: 'IP_ADDRESS_NOT_FOUND', error: `The supplied IP address "${ip}" is not in the database.` }
}

/** The response for a country, given by its ISO code in upper case. */
export function countryResponse(code: string, ip: string) {
  const { name, continent } = countries[code] ?? { name: code, continent: 'EU' as const }
  const country = { iso_code: code, names: { en: name } }
  return {
    continent: { code: continent, names: { en: continents[continent] } },
    country,
    registered_country: country,
    traits: { ip_address: ip },
  }
}

function isAddress(ip: string): boolean {
  const parts = ip.split('.')
  if (parts.length === 4) return parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)
  return /^[0-9a-f:]+$/i.test(ip) && ip.split(':').length > 2 && ip.split(':').length <= 8
}

function isReserved(ip: string): boolean {
  return (
    /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|22[4-9]|23\d|24\d|25[0-5])\./.test(ip) ||
    /^(?:::1?$|f[cd]|fe[89ab]|ff)/i.test(ip)
  )
}
