import { type Money, money } from './money.ts'

const endingLength = 4

/** The end of a code. It names a certificate without the code, which is as good as money. */
export function certificateEnding(code: string): string {
  return code.replaceAll('-', '').slice(-endingLength).toUpperCase()
}

/** How the bag names a certificate, as if it were its code. */
export function certificateMark(ending: string): string {
  return `····${ending}`
}

/** The end of the code in such a name, or `null` for another text. */
export function endingOfMark(mark: string): string | null {
  return /^····([A-Z0-9]{4})$/.exec(mark)?.[1] ?? null
}

/** A gift certificate that can be used. `expiresAt` is a Unix time in milliseconds, `null` without an end. */
export type CertificateBalance = { balance: Money; expiresAt: number | null }

/** A certificate that pays for a bag. `balance` is `null` if the platform could not be asked. */
export type AppliedCertificate = { ending: string; balance: Money | null }

/** What a certificate pays of a total; `null` if that is not known. */
export type CertificateShare = { ending: string; amount: Money | null }

/**
 * What each certificate pays of the total, and what is left to pay, which is `null` if it is not known. The platform
 * uses them in the order in which they were applied. Delivery, which is not in the total yet, is paid by what is left.
 */
export function payWithCertificates(
  total: Money,
  certificates: readonly AppliedCertificate[],
): { shares: CertificateShare[]; left: Money | null } {
  let open: number | null = total.amount
  const shares = certificates.map(({ ending, balance }): CertificateShare => {
    if (open === null || balance === null) {
      open = null
      return { ending, amount: null }
    }
    const used = Math.min(open, balance.amount)
    open -= used
    return { ending, amount: money(used, total.currency) }
  })
  return { shares, left: open === null ? null : money(open, total.currency) }
}
