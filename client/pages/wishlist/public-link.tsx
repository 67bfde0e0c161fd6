import { CopyLink } from '../../components/share/copy-link.tsx'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { sharing } from '#shared/messages/sharing.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

/** The owner's switch of a wishlist's public link. */
export function PublicLink({ market, link }: { market: Market; link: string | null }) {
  return (
    <details className="wishlist-page__clear screen__wide" open={link !== null}>
      <summary>{sharing.publish}</summary>
      {link === null ? <p>{sharing.publishText}</p> : <p>{sharing.isPublic}</p>}
      {link !== null && <CopyLink url={link} label={sharing.link} title={messages.wishlist.shared} />}
      <form method="post" action={marketPath(market, actions.publishWishlist)}>
        <input type="hidden" name="isPublic" value={link === null ? 'yes' : 'no'} />
        <button className="button button--quiet">{link === null ? sharing.publishButton : sharing.stop}</button>
      </form>
    </details>
  )
}
