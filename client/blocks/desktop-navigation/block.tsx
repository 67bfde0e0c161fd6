import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { LazyMenu } from '../parts/lazy-menu.tsx'
import { MediaView } from '../parts/media-view.tsx'
import { asPicture } from '../parts/media.ts'
import { NavigationLink } from '../parts/navigation-link.tsx'
import { type Column, DesktopNavigationSchema, type TopLink } from './schema.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

type Props = BlockProps<typeof DesktopNavigationSchema>

// Hover opens a panel, and so does the disclosure beside each top link. Neither needs a script.
export default defineBlock(
  {
    name: 'desktop-navigation',
    schema: DesktopNavigationSchema,
    stylesheet: 'shell',
    description:
      'The menu on wide screens: top links, each with columns of link groups or a picture. It belongs under the key `desktop-navigation`.',
    hasDeliveryKey: true,
  },
  function DesktopNavigation({ links, context: { market } }: Props) {
    return (
      <ul className="desktop-navigation">
        {links.map((link, index) => (
          <li key={index} className="desktop-navigation__item" data-trail={link.title}>
            <NavigationLink className="desktop-navigation__top" link={link} market={market} />
            {link.columns.length > 0 && <Panel link={link} market={market} />}
          </li>
        ))}
      </ul>
    )
  },
)

function Panel({ link, market }: { link: TopLink; market: Market }) {
  const href = safeLink(market, link.url)
  return (
    <>
      <details className="desktop-navigation__disclosure" name="desktop-navigation">
        <summary className="desktop-navigation__toggle" aria-label={messages.shell.menuOf(link.title)} />
      </details>
      <div className="desktop-navigation__panel">
        <LazyMenu>
          <div className="desktop-navigation__columns">
            {link.columns.map((column, index) => (
              <PanelColumn key={index} column={column} market={market} />
            ))}
          </div>
          {href && (
            <a className="desktop-navigation__all" href={href}>
              {messages.shell.allOf(link.title)}
            </a>
          )}
        </LazyMenu>
      </div>
    </>
  )
}

/** Link groups, or a picture with a link. No element has a class: the panel styles them, because it is on every page. */
function PanelColumn({ column: { groups, jumpOff }, market }: { column: Column; market: Market }) {
  return (
    <>
      {groups.length > 0 && (
        <div>
          {groups.map((group, index) => (
            <div key={index}>
              <NavigationLink link={group} market={market} />
              <ul>
                {group.children.map((child, at) => (
                  <li key={at}>
                    <NavigationLink link={child} market={market} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {jumpOff && <JumpOffLink jumpOff={jumpOff} market={market} />}
    </>
  )
}

function JumpOffLink({
  jumpOff: { image, title, url },
  market,
}: {
  jumpOff: NonNullable<Column['jumpOff']>
  market: Market
}) {
  const href = safeLink(market, url)
  if (!href) return null
  return (
    <a href={href}>
      <MediaView
        media={asPicture(image)}
        alt={title ? '' : image.alt || messages.shell.seeMore}
        aspect="1:1"
        sizes="18rem"
        shownOn="(min-width:62rem)"
      />
      {title && <span>{title}</span>}
    </a>
  )
}
