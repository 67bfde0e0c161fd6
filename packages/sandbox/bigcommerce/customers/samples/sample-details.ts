import type { NewAddress } from '../addresses/address-store.ts'
import type { SampleEmail } from './sample-accounts.ts'

/** An order of a sample account: its age, its status and its number of lines. */
export type SampleOrder = { daysAgo: number; statusId: number; lines: number }

export type SampleDetails = {
  channelId: number
  /** All fields of each address. Orders use the first one. */
  addresses: NewAddress[]
  fields: Record<string, string>
  orders: SampleOrder[]
  phone: string
}

const uk = 1406818
const us = 1421371
const eu = 1407345

function order(daysAgo: number, statusId: number, lines = 2): SampleOrder {
  return { daysAgo, statusId, lines }
}

type Place = readonly [
  address1: string,
  address2: string,
  city: string,
  state: string,
  postalCode: string,
  countryCode: string,
]
function address(
  name: string,
  phone: string,
  [address1, address2, city, state, postalCode, countryCode]: Place,
): NewAddress {
  const [first_name = '', ...last] = name.split(' ')
  return {
    first_name,
    last_name: last.join(' '),
    company: '',
    phone,
    address_type: 'residential',
    address1,
    address2,
    city,
    country_code: countryCode,
    state_or_province: state,
    postal_code: postalCode,
  }
}

// Phone numbers from the ranges that regulators reserve for fiction, and invented streets.
const harrietsStreets = [
  'Larkspur Row',
  'Foxglove Walk',
  'Teasel Yard',
  'Sorrel Mews',
  'Campion Lane',
  'Bracken Rise',
  'Willowherb End',
  'Yarrow Court',
  'Medlar Close',
  'Quince Street',
]

export const sampleDetails: Record<SampleEmail, SampleDetails> = {
  'amelia.hart@selvedge.example': {
    channelId: uk,
    phone: '07700 900142',
    addresses: [
      address('Amelia Hart', '07700 900142', ['14 Ropemaker Row', '', 'Bristol', '', 'BS1 4DJ', 'GB']),
      address('Amelia Hart', '07700 900142', [
        'Thistledown Studio',
        'Unit 3, Old Weaving Shed',
        'Frome',
        'Somerset',
        'BA11 1DX',
        'GB',
      ]),
    ],
    fields: { Title: 'Ms', 'Date of Birth': '1986-04-12', 'Preference Email': 'Yes', 'Preference Post': 'No' },
    orders: [
      order(2, 11, 3),
      order(6, 9),
      order(9, 8, 1),
      order(14, 3, 3),
      order(23, 2),
      order(41, 12, 1),
      order(60, 7),
      order(118, 10, 4),
      order(195, 14, 3),
      order(262, 4, 1),
      order(338, 10),
      order(455, 5),
      order(590, 13, 1),
      order(713, 6),
    ],
  },
  'jordan.reyes@selvedge.example': {
    channelId: us,
    phone: '(512) 555-0148',
    addresses: [
      address('Jordan Reyes', '(512) 555-0148', ['2207 Bluebonnet Loop', 'Apt 5', 'Austin', 'Texas', '78701', 'US']),
    ],
    fields: { Title: 'Mx', 'Preference Email': 'Yes', 'Preference Post': 'Yes' },
    orders: [order(4, 1, 1), order(31, 2, 3), order(150, 10), order(372, 10, 4), order(640, 4, 1)],
  },
  'niamh.byrne@selvedge.example': {
    channelId: eu,
    phone: '+353 20 910 0142',
    addresses: [
      address('Niamh Byrne', '+353 20 910 0142', ['9 Saltmarsh Quay', '', 'Dublin', 'County Dublin', 'D02 X285', 'IE']),
    ],
    fields: { Title: 'Mrs', 'Date of Birth': '1979-11-30' },
    orders: [order(1, 0, 1), order(8, 9, 3), order(77, 10), order(301, 10, 3), order(520, 10, 1)],
  },
  'oliver.stone@selvedge.example': { channelId: uk, phone: '', addresses: [], fields: {}, orders: [] },
  'priya.nair@selvedge.example': {
    channelId: uk,
    phone: '07700 900381',
    addresses: [
      address('Priya Nair', '07700 900381', [
        '3 Indigo Terrace',
        'Top flat',
        'Leeds',
        'West Yorkshire',
        'LS1 4AP',
        'GB',
      ]),
    ],
    fields: { Title: 'Dr', 'Preference Email': 'Yes' },
    orders: [order(52, 10, 3)],
  },
  'george.ellis@selvedge.example': {
    channelId: uk,
    phone: '07700 900517',
    addresses: [
      address('George Ellis', '07700 900517', [
        'The Old Tannery',
        '41 Shuttle Lane',
        'Norwich',
        'Norfolk',
        'NR2 1TF',
        'GB',
      ]),
    ],
    fields: { Title: 'Mr' },
    orders: [order(97, 10)],
  },
  'casey.morgan@selvedge.example': {
    channelId: us,
    phone: '(503) 555-0173',
    addresses: [
      address('Casey Morgan', '(503) 555-0173', ['816 Spindle Avenue', '', 'Portland', 'Oregon', '97205', 'US']),
    ],
    fields: {},
    orders: [order(18, 2)],
  },
  'harriet.cole@selvedge.example': {
    channelId: uk,
    phone: '07700 900664',
    addresses: harrietsStreets.map((street, index) =>
      address('Harriet Cole', '07700 900664', [
        `${index * 3 + 2} ${street}`,
        '',
        'Bath',
        'Somerset',
        `BA1 ${index}AB`,
        'GB',
      ]),
    ),
    fields: { Title: 'Miss', 'Date of Birth': '1992-02-29', 'Preference Email': 'Yes', 'Preference Post': 'Yes' },
    orders: [order(12, 10), order(33, 10)],
  },
  'leon.fischer@selvedge.example': {
    channelId: eu,
    phone: '+49 30 23125 142',
    addresses: [address('Leon Fischer', '+49 30 23125 142', ['Webergasse 27', '', 'Berlin', 'Berlin', '10115', 'DE'])],
    fields: { Title: 'Mr', 'Preference Post': 'Yes' },
    orders: [order(210, 10)],
  },
}
