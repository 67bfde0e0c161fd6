import { onSheetClick } from '../../island/on-sheet-click.ts'
import { useIsLive } from '../../island/use-visitor-value.ts'
import { reservation } from '#shared/messages/product-page.ts'

type ReserveLinkProps = {
  /** The page for the product; `undefined` if nothing can be reserved. */
  href: string | undefined
  variantId: number | undefined
}

/** Leads to the shops that have the chosen variant, or to the choice of one. With scripts the shops open in a sheet. */
export function ReserveLink({ href, variantId }: ReserveLinkProps) {
  const opensSheet = useIsLive() && variantId !== undefined
  return (
    href && (
      <a
        className="product-page__link"
        href={variantId ? `${href}-${variantId}` : href}
        {...(opensSheet && { 'aria-haspopup': 'dialog' })}
        onClick={(event) => opensSheet && onSheetClick(event, openShops)}
      >
        {reservation.link}
      </a>
    )
  )
}

async function openShops(link: HTMLAnchorElement): Promise<void> {
  const { openPageSheet } = await import('../../runtime/page-sheet.ts')
  await openPageSheet(link, { part: '.account-screen', className: 'reserve-sheet' })
}
