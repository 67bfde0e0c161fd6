import type { Cart } from './carts/cart.ts'
import { Refusal } from './refusal.ts'
import { totalsOf } from './totals.ts'
import type { Currency } from '#sandbox/catalogue/currencies.ts'

/** A gift certificate. Amounts are minor units, times Unix milliseconds. */
export type GiftCertificate = {
  code: string
  currency: Currency
  amount: number
  balance: number
  status: 'ACTIVE' | 'DISABLED' | 'EXPIRED' | 'PENDING'
  purchasedAt: number
  expiresAt: number | null
}

/** A certificate of a checkout, and what it pays of the total. */
export type AppliedCertificate = GiftCertificate & { used: number }

type Columns = Omit<GiftCertificate, 'purchasedAt' | 'expiresAt'> & { purchased_at: number; expires_at: number | null }

/** The certificate with this code in any letter case, or `null`. It is expired after its date, whatever its status. */
export async function findCertificate(db: D1Database, code: string): Promise<GiftCertificate | null> {
  const row = await db.prepare('SELECT * FROM gift_certificates WHERE code = ?').bind(code).first<Columns>()
  return row && toCertificate(row)
}

/** Certificates for the page that lists the codes to try. */
export async function listCertificates(db: D1Database): Promise<GiftCertificate[]> {
  const { results } = await db.prepare('SELECT * FROM gift_certificates ORDER BY rowid').all<Columns>()
  return results.map(toCertificate)
}

/** The statement that restores the seeded balances. */
export function resetCertificatesStatement(db: D1Database): D1PreparedStatement {
  return db.prepare("UPDATE gift_certificates SET balance = iif(code LIKE '%-NIL-%', 0, amount)")
}

/**
 * The cart with the certificate. A certificate is a means of payment, so it changes no price, and applying it twice
 * changes nothing (checkouts.sf.yml, `POST /checkouts/{checkoutId}/gift-certificates`).
 *
 * @throws Refusal 404 for a code that cannot pay for this cart, as the same document says.
 */
export async function withCertificate(db: D1Database, cart: Cart, code: string): Promise<Cart> {
  const certificate = await findCertificate(db, code)
  if (!certificate || !isUsable(certificate, cart.currency)) throw new Refusal(404, 'Gift certificate code not found')
  const codes = codesOf(cart)
  return codes.includes(certificate.code) ? cart : { ...cart, certificates: [...codes, certificate.code] }
}

/** @throws Refusal 404 if it is not applied. */
export function withoutCertificate(cart: Cart, code: string): Cart {
  const codes = codesOf(cart)
  const left = codes.filter((applied) => applied.toUpperCase() !== code.toUpperCase())
  if (left.length === codes.length) throw new Refusal(404, 'Gift certificate code not found')
  return { ...cart, certificates: left }
}

/** The certificates of the checkout that can still pay, in the order in which they were applied. */
export async function appliedCertificates(db: D1Database, cart: Cart): Promise<AppliedCertificate[]> {
  const found = await Promise.all(codesOf(cart).map((code) => findCertificate(db, code)))
  let open = totalsOf(cart).grandTotal
  return found
    .filter((certificate) => certificate !== null)
    .filter((certificate) => isUsable(certificate, cart.currency))
    .map((certificate) => {
      const used = Math.min(certificate.balance, open)
      open -= used
      return { ...certificate, used }
    })
}

/** What the certificates leave to pay. */
export function outstandingOf(cart: Cart, applied: readonly AppliedCertificate[]): number {
  return totalsOf(cart).grandTotal - applied.reduce((sum, { used }) => sum + used, 0)
}

function codesOf({ certificates = [] }: Cart): string[] {
  return certificates
}

function isUsable({ status, balance, currency }: GiftCertificate, ofCart: Currency) {
  return status === 'ACTIVE' && balance > 0 && currency === ofCart
}

function toCertificate({ purchased_at: purchasedAt, expires_at: expiresAt, ...row }: Columns): GiftCertificate {
  const isExpired = row.status === 'ACTIVE' && expiresAt !== null && expiresAt <= Date.now()
  return { ...row, status: isExpired ? 'EXPIRED' : row.status, purchasedAt, expiresAt }
}
