import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock, type ComponentContext } from '../define-block.tsx'
import { Backdrop } from '../parts/backdrop.tsx'
import { colourStyle } from '../parts/colour.ts'
import { cx } from '../parts/cx.ts'
import { NavigationLink } from '../parts/navigation-link.tsx'
import { type AreaLink, NavigationLinksBannerSchema } from './schema.ts'

type Props = BlockProps<typeof NavigationLinksBannerSchema>

export default defineBlock(
  {
    name: 'navigation-links-banner',
    schema: NavigationLinksBannerSchema,
    stylesheet: 'occasional',
    description:
      'A picture with links: beside it in the layout 50/50, otherwise below it. Area links are invisible parts of the picture, which need a label.',
  },
  function NavigationLinksBanner(props: Props) {
    const { image, mobileImage, title, layout, textColour, backgroundColour, links, areaLinks, context } = props
    const isSplit = layout === '50/50'
    const hasPicture = image !== null || mobileImage !== null
    return (
      <div
        className={cx('navigation-links-banner', isSplit && hasPicture && 'navigation-links-banner--split')}
        style={colourStyle({ '--banner-ink': textColour, '--banner-ground': backgroundColour })}
      >
        {hasPicture && (
          <div className="navigation-links-banner__picture">
            <Backdrop
              className="navigation-links-banner__media"
              layers={{ desktop: image, mobile: mobileImage }}
              aspects={isSplit ? ['1:1', '4:5'] : ['16:7', '4:5']}
              sizes={isSplit ? '(min-width: 48rem) 50vw, 100vw' : '100vw'}
              isLead={context.isLead}
            />
            {areaLinks.map((area, index) => (
              <Area key={index} area={area} place={`areaLinks.${index}`} context={context} />
            ))}
          </div>
        )}
        {(title || links.length > 0) && (
          <div className="navigation-links-banner__body">
            {title && <h2 className="block-title block-title--tight">{title}</h2>}
            <ul className="navigation-links-banner__links">
              {links.map((link, index) => (
                <li key={index}>
                  <NavigationLink link={link} market={context.market} className="navigation-links-banner__link" />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    )
  },
)

function Area({
  area: { label, url, left, top, width, height },
  place,
  context,
}: {
  area: AreaLink
  place: string
  context: ComponentContext
}) {
  const href = safeLink(context.market, url)
  if (!label) context.note(`${place}.label: an area nobody can see needs words`)
  if (!label || !href) return null
  return (
    <a
      className="navigation-links-banner__area"
      href={href}
      aria-label={label}
      style={colourStyle({
        '--area-left': `${left}%`,
        '--area-top': `${top}%`,
        '--area-width': `${width}%`,
        '--area-height': `${height}%`,
      })}
    />
  )
}
