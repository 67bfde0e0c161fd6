import { greatBritain, isInGreatBritain } from './great-britain.ts'
import { createProjection, type Place } from './project.ts'
import type { Shop } from './shop.ts'
import * as messages from '#shared/messages/shop.ts'

const size = { width: 640, height: 480 }
const lines = [1, 2, 3, 4, 5]

/**
 * A drawn map of the shops. Each number links to its shop in the list. Great Britain is behind its shops; for others
 * the map has no ground.
 */
export function ShopMap({ shops }: { shops: readonly Shop[] }) {
  const pointOf = createProjection(shops, size)
  const at = (place: Place) => {
    const { x, y } = pointOf(place)
    return `${x} ${y}`
  }
  return (
    <svg
      className="shop-map"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={messages.shopFinder.map}
    >
      <rect className="shop-map__ground" width={size.width} height={size.height} />
      <g className="shop-map__threads">
        {lines.map((line) => (
          <path
            key={line}
            d={`M${(line * size.width) / 6} 0V${size.height}M0 ${(line * size.height) / 6}H${size.width}`}
          />
        ))}
      </g>
      {isInGreatBritain(shops) && <path className="shop-map__land" d={`M${greatBritain.map(at).join('L')}Z`} />}
      {shops.map((shop, index) => {
        const point = pointOf(shop)
        return (
          <a
            key={`${shop.name} ${shop.town}`}
            href={`#shop-${index + 1}`}
            aria-label={`${index + 1}: ${shop.name}, ${shop.town}`}
          >
            <circle className="shop-map__pin" cx={point.x} cy={point.y} r="18" />
            <text className="shop-map__number" x={point.x} y={point.y + 6} textAnchor="middle" aria-hidden="true">
              {index + 1}
            </text>
          </a>
        )
      })}
    </svg>
  )
}
