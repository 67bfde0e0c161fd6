import { PriceRow } from './price-row.tsx'
import type { CartTotals } from '#shared/domain/cart-totals.ts'
import { type AppliedCertificate, payWithCertificates } from '#shared/domain/gift-certificate.ts'
import { formatMoney, type Money } from '#shared/domain/money.ts'
import { bagCertificates as texts } from '#shared/messages/gift-certificates.ts'
import * as messages from '#shared/messages/shop.ts'

/** Explains the total: the full price and the discount of each promotion and code. */
export function TotalReasons({ regular, savings, subtotal }: CartTotals) {
  return (
    <dl>
      <PriceRow label={messages.promotions.fullPrice} value={formatMoney(regular)} />
      {savings.map(({ label, code, amount }) => (
        <PriceRow
          key={`${label}${code}`}
          label={label ?? messages.promotions.salePrices}
          code={code}
          value={`−${formatMoney(amount)}`}
        />
      ))}
      <PriceRow label={messages.bag.subtotal} value={formatMoney(subtotal)} isTotal />
    </dl>
  )
}

type CertificateRowsProps = {
  certificates: readonly AppliedCertificate[]
  subtotal: Money
  hasExpressWallet: boolean | undefined
}

/** What gift certificates pay, what is left, and if the bag has wallets, why it has none. */
export function CertificateRows({ certificates, subtotal, hasExpressWallet }: CertificateRowsProps) {
  const { shares, left } = payWithCertificates(subtotal, certificates)
  return (
    <>
      <dl>
        {shares.map(({ ending, amount }, index) => (
          <PriceRow key={index} label={texts.row(ending)} value={amount ? `−${formatMoney(amount)}` : texts.unknown} />
        ))}
        {left && <PriceRow label={texts.left} value={formatMoney(left)} isTotal />}
      </dl>
      {hasExpressWallet && <p className="wallet-buttons__title">{texts.noWallets}</p>}
    </>
  )
}
