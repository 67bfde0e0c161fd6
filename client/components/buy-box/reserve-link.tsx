import { reservation } from '#shared/messages/product-page.ts'

type ReserveLinkProps = {
  /** The page for the product; `undefined` if nothing can be reserved. */
  href: string | undefined
  variantId: number | undefined
}

/** Leads to the shops that have the chosen variant, or to the choice of one. */
export function ReserveLink({ href, variantId }: ReserveLinkProps) {
  return (
    href && (
      <a className="product-page__link" href={variantId ? `${href}-${variantId}` : href}>
        {reservation.link}
      </a>
    )
  )
}
