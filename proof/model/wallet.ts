import { request, type HttpResponse, type Jar } from './http.ts'

type Amount = { amount: number; currency: string }
type Quote = { total: Amount; optionId: string | null }
type Answer = { status: string; quote?: Quote; location?: string }

/** What becomes of a payment: `bank` sends the shopper to the bank's page. */
export type PaymentResult = 'authorised' | 'refused' | 'pending' | 'bank'

/** A payment that waits at the bank; `returnTo` is set once the bank has answered. */
export type Challenge = { bankUrl: string; returnTo: string | null }

const place = { countryCode: 'GB', postalCode: 'BA1 5BG', locality: 'Bath', administrativeArea: '' }

type WalletOptions = {
  email: string
  outcomeOf: (response: HttpResponse) => unknown
  onPaid: (confirmation: string) => void
}

/** A shopper's wallet: one sheet at a time, with the quote that it showed last. */
export function openWallet({ email, outcomeOf, onPaid }: WalletOptions) {
  let quote: Quote | null = null
  let hasOpenedSheet = false
  const challenges: Challenge[] = []
  const contact = {
    ...place,
    givenName: 'Ada',
    familyName: 'Marlowe',
    addressLines: ['1 Walcot Street'],
    phoneNumber: '07700900123',
    emailAddress: email,
  }

  async function ask(jar: Jar, operation: string, argument: unknown): Promise<Answer | null> {
    const response = await jar.call(`/api/payments/${operation}`, argument)
    outcomeOf(response)
    return response.status === 200 ? (JSON.parse(response.body) as Answer) : null
  }

  return {
    challenges,
    hasOpenedSheet: () => hasOpenedSheet,
    async openSheet(jar: Jar, kind: 'apple' | 'google'): Promise<void> {
      const opened = await ask(jar, 'walletOpen', { kind, source: { from: 'cart' } })
      hasOpenedSheet = true
      quote = opened?.quote ?? null
      if (quote) quote = (await ask(jar, 'walletContact', { contact: place }))?.quote ?? null
    },
    async dismiss(jar: Jar): Promise<void> {
      quote = null
      await ask(jar, 'walletDismiss', {})
    },
    /** Authorises the total that the sheet showed. */
    async authorise(jar: Jar, result: PaymentResult): Promise<void> {
      if (!quote) return
      const kind = result === 'bank' ? 'google' : 'apple'
      const answer = await ask(jar, 'walletAuthorise', {
        kind,
        shown: quote.total,
        ...tokenOf(result),
        contact,
        billingContact: contact,
        optionId: quote.optionId,
      })
      if (answer?.status === 'authorised') onPaid(answer.location ?? '')
      if (answer?.status === 'redirect') challenges.push({ bankUrl: answer.location ?? '', returnTo: null })
      quote = answer?.status === 'changed' ? (answer.quote ?? null) : null
    },
    /** Comes back from the bank, to an address of the shop. */
    async comeBack(jar: Jar, address: string): Promise<void> {
      const response = await jar.get(address)
      outcomeOf(response)
      if (response.location.includes('/order-confirmation/')) onPaid(response.location)
    },
  }
}

/** The path that the bank returns to. The bank answers a payment once; the shopper may open the address again. */
export async function answerBank(
  sandbox: URL,
  challenge: Challenge,
  answer: 'approved' | 'refused',
): Promise<string | null> {
  if (challenge.returnTo !== null) return challenge.returnTo
  const { pathname } = new URL(challenge.bankUrl, sandbox)
  const { location } = await request(new URL(pathname, sandbox), {
    method: 'POST',
    headers: { 'x-control': 'model', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ answer }).toString(),
  })
  if (!location) return null
  const { pathname: path, search } = new URL(location, sandbox)
  challenge.returnTo = path + search
  return challenge.returnTo
}

function tokenOf(result: PaymentResult): { token: string; transactionId?: string } {
  const id = crypto.randomUUID()
  if (result !== 'bank')
    return { token: JSON.stringify({ data: result, header: { transactionId: id } }), transactionId: id }
  const encryptedMessage = btoa(JSON.stringify({ messageId: id, authMethod: 'PAN_ONLY' }))
  return { token: JSON.stringify({ protocolVersion: 'ECv2', signedMessage: JSON.stringify({ encryptedMessage }) }) }
}
