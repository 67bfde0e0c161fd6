import { CopyLink } from '../components/share/copy-link.tsx'
import { PieceCard } from './wishlist/piece-card.tsx'
import { lineOption, type LineItem } from '#shared/domain/cart.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { WishlistProduct } from '#shared/domain/wishlist.ts'
import { bagPath, marketPath, newsletterPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { sharing } from '#shared/messages/sharing.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions } from '#shared/routes.ts'

type SentBagProps = {
  market: Market
  link: string
  /** The lines, with a link to each. */
  pieces: readonly { line: LineItem; link: string }[]
  /** True if the bag has lines that cannot be sent. */
  isPartial: boolean
}

/** The visitor's bag as a link. It needs no scripts. */
export function SentBag({ market, link, pieces, isPartial }: SentBagProps) {
  return (
    <div className="screen">
      <h1 className="screen__title">{sharing.sendTitle}</h1>
      <p className="screen__text">{sharing.sendText}</p>
      <div className="screen__wide">
        <CopyLink url={link} label={sharing.link} title={sharing.bagForYou} />
      </div>
      {isPartial && <p className="screen__text">{sharing.leftOut}</p>}
      {pieces.length > 1 &&
        pieces.map(({ line, link: own }) => (
          <details key={line.id} className="wishlist-page__clear screen__wide">
            <summary>{nameOf(line)}</summary>
            <CopyLink url={own} label={sharing.linkTo(nameOf(line))} title={line.name} />
          </details>
        ))}
      <p className="screen__text">
        <a href={marketPath(market, bagPath)}>{messages.checkout.backToBag}</a>
      </p>
    </div>
  )
}

function nameOf(line: LineItem): string {
  const size = line.sizeName ?? lineOption(line, 'Size')
  const colour = lineOption(line, 'Color')
  return [line.name, colour && platformText(colour), size].filter((part) => part !== null).join(', ')
}

type OpenedBagProps = {
  market: Market
  sealed: string
  lines: readonly { productId: number; variantId: number; quantity: number; values?: ReadonlyMap<number, string> }[]
  products: readonly WishlistProduct[]
}

/** The bag that somebody sent, with today's prices and stock. */
export function OpenedBag({ market, sealed, lines, products }: OpenedBagProps) {
  const pieces = piecesOf(lines, products)
  return (
    <div className="screen screen--wide">
      <h1 className="screen__title">{sharing.bagForYou}</h1>
      <p className="screen__text">{sharing.openText}</p>
      {pieces.length < lines.length && <p className="screen__text">{sharing.gone}</p>}
      {pieces.length > 0 && (
        <form className="screen__wide" method="post" action={marketPath(market, actions.addSharedBag)}>
          <input type="hidden" name="of" value={sealed} />
          <button className="button">{sharing.add}</button>
          <p>{sharing.addHint}</p>
        </form>
      )}
      <PieceList market={market} pieces={pieces} />
    </div>
  )
}

type AssistantBagProps = Omit<OpenedBagProps, 'sealed'> & {
  token: string
  codes: readonly string[]
  /** True if the visitor's own bag has something in it. */
  hasOwn: boolean
  /** True if the assistant says that its buyer wants the newsletter. It is not a consent. */
  wantsNewsletter: boolean
}

/** The bag that an assistant put together. It is added to the visitor's own, and replaces nothing. */
export function AssistantBag({ market, token, lines, products, codes, hasOwn, wantsNewsletter }: AssistantBagProps) {
  const pieces = piecesOf(lines, products)
  return (
    <div className="screen screen--wide">
      <h1 className="screen__title">{sharing.ofAssistant}</h1>
      <p className="screen__text">{sharing.ofAssistantText}</p>
      {pieces.length < lines.length && <p className="screen__text">{sharing.gone}</p>}
      {codes.length > 0 && <p className="screen__text">{sharing.codesOf(codes.join(', '))}</p>}
      {hasOwn && <p className="screen__text">{sharing.ownBag}</p>}
      {pieces.length > 0 && (
        <form className="screen__wide" method="post" action={marketPath(market, actions.takeAssistantBag)}>
          <input type="hidden" name="link" value={token} />
          <button className="button">{hasOwn ? sharing.add : sharing.take}</button>
        </form>
      )}
      {hasOwn && (
        <p className="screen__text">
          <a href={marketPath(market, bagPath)}>{sharing.keepOwn}</a>
        </p>
      )}
      {wantsNewsletter && (
        <p className="screen__text">
          {sharing.newsletterText} <a href={marketPath(market, newsletterPath)}>{sharing.newsletter}</a>
        </p>
      )}
      <PieceList market={market} pieces={pieces} />
    </div>
  )
}

type Piece = { line: OpenedBagProps['lines'][number]; product: WishlistProduct }

function piecesOf(lines: OpenedBagProps['lines'], products: readonly WishlistProduct[]): Piece[] {
  return lines.flatMap((line) => {
    const product = products.find((each) => each.productId === line.productId && each.variantId === line.variantId)
    return product ? [{ line, product }] : []
  })
}

function PieceList({ market, pieces }: { market: Market; pieces: readonly Piece[] }) {
  return (
    <ul className="wishlist-page screen__wide">
      {pieces.map(({ line: { quantity, values }, product }, index) => (
        <li key={index} className="wishlist-page__item">
          <PieceCard product={product} market={market}>
            {quantity > 1 && <p className="wishlist-page__options">{sharing.quantity(quantity)}</p>}
            {[...(values?.values() ?? [])].map((value) => (
              <p key={value} className="wishlist-page__options">
                {value}
              </p>
            ))}
          </PieceCard>
        </li>
      ))}
    </ul>
  )
}
