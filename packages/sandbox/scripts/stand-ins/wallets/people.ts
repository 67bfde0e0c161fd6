/** A saved address of a wallet. */
export type Person = {
  id: string
  label: string
  givenName: string
  familyName: string
  emailAddress: string
  phoneNumber: string
  addressLines: readonly string[]
  locality: string
  administrativeArea: string
  postalCode: string
  country: string
  countryCode: string
}
export type WalletCard = {
  id: string
  label: string
  network: 'visa' | 'masterCard' | 'amex'
  lastFour: string
  /** The token's content, as sandbox/adyen reads it. */
  secret: { card: string; outcome?: string; authMethod: 'PAN_ONLY' | 'CRYPTOGRAM_3DS' }
}

const ada = {
  givenName: 'Ada',
  familyName: 'Marlowe',
  emailAddress: 'ada@example.com',
  phoneNumber: '+44 117 496 0000',
  administrativeArea: '',
}
const britain = { country: 'United Kingdom', countryCode: 'GB' }

/** The people whose addresses a shopper can choose in the sheet, with what each one is good for. */
export const people: readonly Person[] = [
  {
    ...ada,
    ...britain,
    id: 'bristol',
    label: 'Bristol',
    addressLines: ['12 Harbour Street'],
    locality: 'Bristol',
    postalCode: 'BS1 4DJ',
  },
  {
    ...ada,
    id: 'jersey',
    label: 'Jersey',
    addressLines: ['3 Mulcaster Street'],
    locality: 'St Helier',
    postalCode: 'JE2 3NJ',
    country: 'Jersey',
    countryCode: 'JE',
  },
  {
    ...ada,
    id: 'dublin',
    label: 'Dublin',
    addressLines: ['8 Dame Street'],
    locality: 'Dublin',
    administrativeArea: 'County Dublin',
    postalCode: 'D02 X285',
    country: 'Ireland',
    countryCode: 'IE',
  },
  {
    ...ada,
    id: 'berlin',
    label: 'Berlin',
    addressLines: ['Torstraße 5'],
    locality: 'Berlin',
    postalCode: '10115',
    country: 'Germany',
    countryCode: 'DE',
  },
  {
    ...ada,
    id: 'austin',
    label: 'Austin',
    addressLines: ['100 Congress Avenue', 'Apt 4'],
    locality: 'Austin',
    administrativeArea: 'TX',
    postalCode: '78701',
    country: 'United States',
    countryCode: 'US',
  },
  {
    ...ada,
    ...britain,
    id: 'forces',
    label: 'Forces post, not served',
    addressLines: ['1 Barracks'],
    locality: 'BFPO',
    postalCode: 'BF1 2AT',
  },
  {
    ...ada,
    id: 'tokyo',
    label: 'Tokyo, not served',
    addressLines: ['1-1 Marunouchi'],
    locality: 'Chiyoda',
    administrativeArea: 'Tokyo',
    postalCode: '100-0005',
    country: 'Japan',
    countryCode: 'JP',
  },
  {
    ...ada,
    ...britain,
    id: 'bad-postcode',
    label: 'Bath, wrong postcode',
    addressLines: ['4 Milsom Street'],
    locality: 'Bath',
    postalCode: 'XX99',
  },
  {
    ...ada,
    country: 'United Kingdom',
    countryCode: '',
    id: 'no-country-code',
    label: 'Bath, no country code',
    addressLines: ['4 Milsom Street'],
    locality: 'Bath',
    postalCode: 'BA1 1BZ',
  },
  {
    ...ada,
    ...britain,
    id: 'no-phone',
    label: 'Leeds, no phone and no street',
    phoneNumber: '',
    addressLines: [],
    locality: 'Leeds',
    postalCode: 'LS1 4DY',
  },
]

const token = { authMethod: 'CRYPTOGRAM_3DS' } as const
const visa = { network: 'visa', lastFour: '1111' } as const

/** The cards of the wallet. Each label says what happens. */
export const walletCards: readonly WalletCard[] = [
  { ...visa, id: 'visa', label: 'Visa 1111', secret: { ...token, card: '4111111111111111' } },
  {
    id: 'mastercard',
    label: 'Mastercard 4444',
    network: 'masterCard',
    lastFour: '4444',
    secret: { ...token, card: '5555555555554444' },
  },
  { id: 'amex', label: 'Amex 0005', network: 'amex', lastFour: '0005', secret: { ...token, card: '378282246310005' } },
  {
    ...visa,
    id: 'on-file',
    label: 'Visa 1111 on file, asks the bank',
    secret: { card: '4111111111111111', authMethod: 'PAN_ONLY' },
  },
  {
    ...visa,
    id: 'declined',
    label: 'Visa 0002, is declined',
    lastFour: '0002',
    secret: { ...token, card: '4000000000000002' },
  },
  ...(['not-enough-balance', 'expired-card', 'fraud', 'acquirer-error', 'cancelled', 'pending', 'slow'] as const).map(
    (outcome) => ({
      ...visa,
      id: outcome,
      label: `Visa 1111, ${outcome.replaceAll('-', ' ')}`,
      secret: { ...token, card: '4111111111111111', outcome },
    }),
  ),
]
