import type { ReactNode } from 'react'
import {
  emphasisOf,
  NavigationLink,
  type NavigationLinkContent,
  NavigationLinkImage,
  NavigationLinkText,
} from '../parts/navigation-link.tsx'
import { AllLink } from './all-link.tsx'
import type { NavigationTree } from './schema.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/**
 * Three layers. Each layer is a `<details>`; when it opens, its summary becomes the layer's Back button. The outer list
 * styles them, because every page has dozens.
 */
export function DrillDown({ links, market }: { links: readonly NavigationTree[]; market: Market }) {
  return (
    <ul className="mobile-navigation__layers">
      {links.map((link, index) => (
        <li key={index}>
          <Entry link={link} market={market} layer={1}>
            {link.children.map((group, at) => (
              <li key={at}>
                <Entry link={group} market={market} layer={2}>
                  {group.children.map((child, below) => (
                    <li key={below}>
                      <NavigationLink link={child} market={market} />
                    </li>
                  ))}
                </Entry>
              </li>
            ))}
          </Entry>
        </li>
      ))}
    </ul>
  )
}

function Entry({
  link,
  market,
  layer,
  children,
}: {
  link: NavigationLinkContent
  market: Market
  layer: 1 | 2
  children: ReactNode[]
}) {
  if (children.length === 0) return <NavigationLink link={link} market={market} />
  return (
    <details name={`menu-${layer}`}>
      <summary {...emphasisOf(link)}>
        <NavigationLinkImage link={link} />
        <small>{messages.shell.back}</small>
        <span>
          <NavigationLinkText link={link} />
        </span>
      </summary>
      <ul>
        <AllLink link={link} market={market} />
        {children}
      </ul>
    </details>
  )
}
