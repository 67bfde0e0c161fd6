import { MediaView } from '../parts/media-view.tsx'
import { emphasisOf, NavigationLink, NavigationLinkImage, NavigationLinkText } from '../parts/navigation-link.tsx'
import { AllLink } from './all-link.tsx'
import type { NavigationTree } from './schema.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const maxCategories = 12

/**
 * A strip of round pictures, one for each category with children. Below it are the lists of the chosen category, as
 * accordions with the first one open.
 */
export function AlternateMenu({ links, market }: { links: readonly NavigationTree[]; market: Market }) {
  const categories = links.filter(({ children }) => children.length > 0).slice(0, maxCategories)
  const others = links.filter((link) => !categories.includes(link))
  return (
    <div className="mobile-navigation__alternate">
      <fieldset className="mobile-navigation__strip">
        <legend className="visually-hidden">{messages.shell.categories}</legend>
        {categories.map((category, index) => (
          <label key={index} className="mobile-navigation__category">
            <input
              className="visually-hidden"
              type="radio"
              name="mobile-navigation-category"
              defaultChecked={index === 0}
            />
            {category.image ? (
              <MediaView
                className="mobile-navigation__round"
                media={category.image}
                alt=""
                aspect="1:1"
                sizes="4.5rem"
              />
            ) : (
              <span className="mobile-navigation__round" />
            )}
            <span {...emphasisOf(category, '')}>
              <NavigationLinkText link={category} />
            </span>
          </label>
        ))}
      </fieldset>
      {categories.map((category, index) => (
        <ul key={index} className="mobile-navigation__sublists" aria-label={category.title} data-trail={category.title}>
          <AllLink link={category} market={market} />
          {category.children.map((group, at) => (
            <li key={at}>
              <SubList
                group={group}
                market={market}
                name={`mobile-navigation-sub-${index}`}
                isFirst={group === category.children.find(({ children }) => children.length > 0)}
              />
            </li>
          ))}
        </ul>
      ))}
      <ul>
        {others.map((link, index) => (
          <li key={index}>
            <NavigationLink link={link} market={market} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SubList({
  group,
  market,
  name,
  isFirst,
}: {
  group: NavigationTree['children'][number]
  market: Market
  name: string
  isFirst: boolean
}) {
  if (group.children.length === 0) return <NavigationLink link={group} market={market} />
  return (
    <details className="mobile-navigation__accordion" name={name} open={isFirst}>
      <summary {...emphasisOf(group, 'mobile-navigation__accordion-title')}>
        <NavigationLinkImage link={group} />
        <span>
          <NavigationLinkText link={group} />
        </span>
      </summary>
      <ul>
        <AllLink link={group} market={market} />
        {group.children.map((child, index) => (
          <li key={index}>
            <NavigationLink link={child} market={market} />
          </li>
        ))}
      </ul>
    </details>
  )
}
