import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { PriceRow } from '../cart-details/price-row.tsx'
import type { CartTotals } from '#shared/domain/cart-totals.ts'
import { type AppliedCertificate, payWithCertificates } from '#shared/domain/gift-certificate.ts'
import { formatMoney, type Money } from '#shared/domain/money.ts'
import { bagCertificates as texts } from '#shared/messages/gift-certificates.ts'
import * as messages from '#shared/messages/shop.ts'

type TotalsProps = {
  totals: Pick<CartTotals, 'savings' | 'subtotal'>
  isUpdating: boolean
  isOpen?: boolean
  certificates?: readonly AppliedCertificate[]
  children?: ReactNode
}

const none: readonly AppliedCertificate[] = []

/** The subtotal. With savings it is a disclosure, and the children explain it. Marked while it may still change. */
export function Totals({
  totals: { savings, subtotal },
  isUpdating,
  isOpen,
  certificates = none,
  children,
}: TotalsProps) {
  const total = (
    <>
      <span>{messages.bag.subtotal}</span>
      <b translate="no">{formatMoney(subtotal)}</b>
    </>
  )
  return (
    <div className={isUpdating ? 'bag-totals bag-totals--updating' : 'bag-totals'} aria-busy={isUpdating}>
      {savings.length === 0 ? (
        <p className="bag-totals__total">{total}</p>
      ) : (
        <details open={isOpen}>
          <summary className="bag-totals__total">
            {total}
            <Icon name="chevron" />
          </summary>
          {children}
        </details>
      )}
      {certificates.length > 0 && <CertificateRows certificates={certificates} subtotal={subtotal} />}
    </div>
  )
}

type CertificateRowsProps = { certificates: readonly AppliedCertificate[]; subtotal: Money }

/** What gift certificates pay, and what is left. */
function CertificateRows({ certificates, subtotal }: CertificateRowsProps) {
  const { shares, left } = payWithCertificates(subtotal, certificates)
  return (
    <dl>
      {shares.map(({ ending, amount }, index) => (
        <PriceRow key={index} label={texts.row(ending)} value={amount ? `−${formatMoney(amount)}` : texts.unknown} />
      ))}
      {left && <PriceRow label={texts.left} value={formatMoney(left)} isTotal />}
    </dl>
  )
}
