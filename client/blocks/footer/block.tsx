import { isExternal, safeLink } from '../../components/safe-link.ts'
import { blockSettings } from '../block-settings.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { NavigationLink } from '../parts/navigation-link.tsx'
import { PaymentLogo } from './payment-logo.tsx'
import { FooterSchema } from './schema.ts'
import { walletNames } from '#shared/domain/wallet-kinds.ts'
import * as messages from '#shared/messages/shop.ts'

type Props = BlockProps<typeof FooterSchema>

// Columns are accordions on phones. On wide screens the stylesheet shows their links, open or not.
const wallets: ReadonlySet<string> = new Set(Object.values(walletNames))

export default defineBlock(
  {
    name: 'footer',
    schema: FooterSchema,
    stylesheet: 'later',
    description:
      'Columns of links, the social networks, the payment methods, and a line of text. It belongs under the key `footer`.',
    hasDeliveryKey: true,
  },
  function Footer(props: Props) {
    const { columns, allowMultipleOpen, followUsTitle, socialLinks, paymentLogos, textBox, context } = props
    const { market } = context
    const socials = socialLinks
      .map(({ network, url }) => ({ network, href: safeLink(market, url) }))
      .filter(({ href }) => href !== null && isExternal(href))
    const { hasExpressWallet } = blockSettings()
    const payments = paymentLogos.filter((name) => hasExpressWallet || !wallets.has(name))
    return (
      <div className="footer">
        <p className="footer__text-box">{textBox}</p>
        <div className="footer__columns">
          {columns.map(({ title, links }, index) => (
            <div key={index} className="footer__column">
              <details className="footer__details" {...(allowMultipleOpen ? {} : { name: 'footer-columns' })}>
                <summary className="footer__title">{title}</summary>
              </details>
              <ul className="footer__links" aria-label={title}>
                {links.map((link, at) => (
                  <li key={at}>
                    <NavigationLink link={link} market={market} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {socials.length > 0 && (
            <div className="footer__column footer__column--social">
              <h2 className="footer__title">{followUsTitle ?? messages.footer.followUs}</h2>
              <ul className="footer__socials">
                {socials.map(({ network, href }) => (
                  <li key={network}>
                    <a href={href ?? undefined} rel="noopener">
                      {network}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {payments.length > 0 && (
          <ul className="footer__payments" aria-label={messages.footer.weAccept}>
            {payments.map((name) => (
              <li key={name}>
                <PaymentLogo name={name} />
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  },
)
