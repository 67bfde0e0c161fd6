/** Countries that the sandbox can return, with their continents. */
export const countries: Record<string, { name: string; continent: 'EU' | 'NA' | 'OC' | 'AS' }> = {
  GB: { name: 'United Kingdom', continent: 'EU' },
  IE: { name: 'Ireland', continent: 'EU' },
  DE: { name: 'Germany', continent: 'EU' },
  FR: { name: 'France', continent: 'EU' },
  NL: { name: 'The Netherlands', continent: 'EU' },
  US: { name: 'United States', continent: 'NA' },
  CA: { name: 'Canada', continent: 'NA' },
  AU: { name: 'Australia', continent: 'OC' },
  NZ: { name: 'New Zealand', continent: 'OC' },
  JP: { name: 'Japan', continent: 'AS' },
}

export const continents = { EU: 'Europe', NA: 'North America', OC: 'Oceania', AS: 'Asia' } as const

/** IP ranges that are reserved for documentation, each assigned to a country. Real addresses are not looked up. */
export const ranges: readonly (readonly [prefix: string, country: string])[] = [
  ['192.0.2.', 'GB'],
  ['198.51.100.', 'US'],
  ['203.0.113.', 'IE'],
  ['2001:db8:44:', 'GB'],
  ['2001:db8:1:', 'US'],
  ['2001:db8:49:', 'DE'],
  ['2001:db8:61:', 'AU'],
]
