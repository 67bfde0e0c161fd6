import type { Shelf } from '#shared/domain/product.ts'
import { fragments } from '#shared/routes.ts'

type ProductShelfProps = {
  title: string
  shelf: Shelf
  more?: { href: string; text: string } | null
  /** True without space above it, which content adds by itself. */
  isFlush?: boolean
}

/** A row of products that the shop puts first. `client/behaviours/rail.ts` loads them when the row comes near. */
export function ProductShelf({ title, shelf, more, isFlush = false }: ProductShelfProps) {
  return (
    <section className={isFlush ? 'rail rail--shelf rail--flush' : 'rail rail--shelf'} aria-label={title}>
      <header className="rail__header">
        <h2>{title}</h2>
        {more && <a href={more.href}>{more.text}</a>}
      </header>
      <sv-rail class="rail__products" data-behaviour="rail" data-fragment={`${fragments.shelf}?of=${shelf}`}>
        {null}
      </sv-rail>
    </section>
  )
}
