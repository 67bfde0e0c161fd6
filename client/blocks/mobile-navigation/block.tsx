import type { ReactNode } from 'react'
import type { Market } from '../../../shared/markets.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { NavigationLink, type NavigationLinkContent, NavigationWords } from '../parts/navigation-link.tsx'
import { MediaView } from '../parts/media-view.tsx'
import { safeLink } from '../parts/safe-link.ts'
import { MobileNavigationSchema } from './schema.ts'

type Props = BlockProps<typeof MobileNavigationSchema>

// A layer is a `<details>`: opened, its summary becomes the layer's Back button. So the drill-down needs no script.
export default defineBlock('mobile-navigation', MobileNavigationSchema, function MobileNavigation({ links, context: { market } }: Props) {
  return (
    <nav className="mobile-navigation" aria-label="Shop">
      <ul className="mobile-navigation__list">
        {links.map((link, index) => (
          <li key={index}>
            <Entry link={link} market={market} layer={1}>
              {link.children.map((group, at) => (
                <li key={at}>
                  <Entry link={group} market={market} layer={2}>
                    {group.children.map((child, below) => (
                      <li key={below}>
                        <NavigationLink className="mobile-navigation__link" link={child} market={market} />
                      </li>
                    ))}
                  </Entry>
                </li>
              ))}
            </Entry>
          </li>
        ))}
      </ul>
      <div className="mobile-navigation__bottom">
        <a className="mobile-navigation__link" href={safeLink(market, '/shop-finder') ?? undefined}>
          Shop Finder
        </a>
      </div>
    </nav>
  )
})

function Entry({ link, market, layer, children }: { link: NavigationLinkContent; market: Market; layer: 1 | 2; children: ReactNode[] }) {
  if (children.length === 0) return <NavigationLink className="mobile-navigation__link" link={link} market={market} />
  const href = safeLink(market, link.url)
  return (
    <details className="mobile-navigation__layer" name={`mobile-navigation-${layer}`}>
      <summary className="mobile-navigation__link mobile-navigation__opener">
        {link.image && <MediaView className="mobile-navigation__thumb" media={link.image} aspect="1:1" sizes="3rem" />}
        <span className="mobile-navigation__back">Back</span>
        <span className="mobile-navigation__words">
          <NavigationWords link={link} />
        </span>
      </summary>
      <ul className="mobile-navigation__list mobile-navigation__panel">
        {href && (
          <li>
            <a className="mobile-navigation__link mobile-navigation__all" href={href}>
              All {link.title}
            </a>
          </li>
        )}
        {children}
      </ul>
    </details>
  )
}
