import { sizeName } from '#shared/domain/size-name.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { wornPictures } from '#shared/merchant.ts'
import { figureChoice as texts } from '#shared/messages/pages.ts'
import { actions } from '#shared/routes.ts'

type FigureChoiceProps = { market: Market; figure: string | null }

/** Who wears the clothes in pictures. A press opens the same page again, so it needs no scripts. */
export function FigureChoice({ market, figure }: FigureChoiceProps) {
  const { category, figures } = wornPictures
  return (
    <form
      className="figure-choice"
      method="post"
      action={marketPath(market, actions.chooseFigure)}
      aria-label={texts.title}
    >
      {figures.map(({ value, name, sizes: [size = ''] }) => (
        <button key={value} name="figure" value={value} aria-pressed={value === figure}>
          {texts.on(name, sizeName(size, { market, categoryUrls: [category] }))}
        </button>
      ))}
      {figure !== null && (
        <button name="figure" value="">
          {texts.without}
        </button>
      )}
    </form>
  )
}
