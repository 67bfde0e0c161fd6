import type { Rail } from '#shared/domain/product.ts'
import { fragments } from '#shared/routes.ts'

type ProductRailProps = {
  title: string
  rail: Rail
  more?: { href: string; text: string } | null
  /** True without space above it, which content adds by itself. */
  isFlush?: boolean
}

/** A row of products that the shop puts first. `client/behaviours/rail.ts` loads them when the row comes near. */
export function ProductRail({ title, rail, more, isFlush = false }: ProductRailProps) {
  return (
    <section className={isFlush ? 'rail rail--products rail--flush' : 'rail rail--products'} aria-label={title}>
      <header className="rail__header">
        <h2>{title}</h2>
        {more && <a href={more.href}>{more.text}</a>}
      </header>
      <sv-rail class="rail__products" data-behaviour="rail" data-fragment={`${fragments.rail}?of=${rail}`}>
        {null}
      </sv-rail>
    </section>
  )
}
