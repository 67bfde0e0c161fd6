import { withoutAccents } from './without-accents.ts'

/**
 * States, territories and provinces of the countries whose addresses need one, by their postal codes; in the US also
 * the armed forces, whose places of duty have codes of their own. The platform accepts full names only.
 */
const states: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
    AS: 'American Samoa',
    GU: 'Guam',
    MP: 'Northern Mariana Islands',
    PR: 'Puerto Rico',
    VI: 'Virgin Islands',
    FM: 'Federated States Of Micronesia',
    MH: 'Marshall Islands',
    PW: 'Palau',
    AA: 'Armed Forces Americas',
    AE: 'Armed Forces Europe',
    AP: 'Armed Forces Pacific',
  },
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  AU: {
    ACT: 'Australian Capital Territory',
    NSW: 'New South Wales',
    NT: 'Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  },
}

/** If addresses of the country have a state or province. */
export function hasStates(country: string): boolean {
  return country in states
}

/**
 * Full name of a state that is written as a name or a code. The text itself if the country has no list; `null` if the
 * country has no such state.
 */
export function stateName(country: string, text: string): string | null {
  const list = states[country]
  if (!list) return text
  const typed = comparable(text)
  return (
    Object.entries(list).find(([code, name]) => comparable(code) === typed || comparable(name) === typed)?.[1] ?? null
  )
}

/** Postal code of a state, by its code or name in any letter case. `null` if it is unknown. */
export function stateCode(country: string, text: string): string | null {
  const name = stateName(country, text)
  return Object.entries(states[country] ?? {}).find(([, known]) => known === name)?.[0] ?? null
}

/** A name without accents, case and full stops: 'Québec', 'D.C.'. The islands of the US are often written with 'US'. */
function comparable(text: string): string {
  return withoutAccents(text)
    .replaceAll('.', '')
    .trim()
    .replace(/^us (?=virgin)/, '')
}
