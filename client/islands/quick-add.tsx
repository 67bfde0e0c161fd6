import { useEffect } from 'react'
import { type CardData, quickAddAtom, type QuickAdd as QuickAddState } from '../atoms/quick-add-state.ts'
import {
  addQuickAddAtom,
  addUnchosenAtom,
  chooseQuickAddAtom,
  closeQuickAddAtom,
  openQuickAddAtom,
} from '../atoms/quick-add.ts'
import { useAtomValue, useSetAtom } from '../atoms/react.ts'
import { settingsAtom } from '../atoms/services.ts'
import { QuickAddButton } from '../components/quick-add/quick-add-button.tsx'
import { QuickAddChoices } from '../components/quick-add/quick-add-choices.tsx'
import { keys } from '../data/keys.ts'
import { fetchProduct, type LiveProduct } from '../data/product.ts'
import { updateStock } from '../data/update-stock.ts'
import { useRead } from '../data/use-read.ts'
import { defineIsland } from '../island/define-island.tsx'
import { useIsLive } from '../island/use-visitor-value.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { initialSelection, lengthChoices, sizeChoices } from '#shared/domain/selection.ts'
import type { StockByVariant } from '#shared/domain/stock.ts'
import { marketPath, sizeGuidePath } from '#shared/links.ts'
import { quickAdd } from '#shared/messages/listing.ts'
import * as messages from '#shared/messages/shop.ts'

/** The content of a card's quick add panel: sizes, lengths and the button. Rendered in the browser, in `quickAddFrame`. */
function QuickAdd(card: CardData) {
  const isLive = useIsLive()
  const state = useAtomValue(quickAddAtom)
  const open = useSetAtom(openQuickAddAtom)
  const close = useSetAtom(closeQuickAddAtom)
  const { data, error, mutate } = useRead(keys.product(card.productId, card.colour), (services) =>
    fetchProduct(services, card),
  )

  useEffect(() => {
    open(card)
    return () => close(card)
    // oxlint-disable-next-line react/exhaustive-deps -- the island is hydrated for one card, so its props never change
  }, [])

  return isLive && state?.card === card && data && !data.needsDetails ? (
    <QuickAddForm
      state={state}
      product={data}
      onStock={(stock) => void mutate((product) => product && updateStock(product, stock), { revalidate: false })}
    />
  ) : (
    <QuickAddNote
      href={card.href}
      reason={!isLive ? 'loading' : data?.needsDetails ? 'details' : error && !data ? 'failed' : 'loading'}
    />
  )
}

type QuickAddFormProps = { state: QuickAddState; product: LiveProduct; onStock: (stock: StockByVariant) => void }

/**
 * The choices and the button. A single size or length is preselected. A product that has neither is added at once
 * (D-230); after a refusal or failure the button tries again.
 */
export function QuickAddForm({ state, product, onStock }: QuickAddFormProps) {
  const choose = useSetAtom(chooseQuickAddAtom)
  const add = useSetAtom(addQuickAddAtom)
  const addUnchosen = useSetAtom(addUnchosenAtom)
  const { prefix } = useAtomValue(settingsAtom)
  const { offer } = product
  const selection = initialSelection(offer, state.selection)
  const sizeText = (size: string) => product.sizeNames[size] ?? size
  useEffect(() => {
    void addUnchosen(product).then((stock) => stock && onStock(stock))
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening of the panel
  }, [])
  return (
    <>
      <QuickAddChoices
        label={messages.product.size}
        guide={marketPath({ prefix }, sizeGuidePath)}
        choices={sizeChoices(offer, selection)}
        textOf={sizeText}
        value={selection.size}
        onChoose={(size) => choose({ size })}
      />
      <QuickAddChoices
        label={messages.product.fit}
        choices={lengthChoices(offer, selection, sizeText)}
        textOf={platformText}
        value={selection.length}
        onChoose={(length) => choose({ length })}
      />
      <QuickAddButton
        product={product}
        selection={selection}
        isAdding={state.isAdding}
        onAdd={() => void add(product).then((stock) => stock && onStock(stock))}
      />
    </>
  )
}

/** Explains why nothing can be chosen, with a link to the product unless it is loading. */
export function QuickAddNote({ href, reason }: { href: string; reason: 'loading' | 'failed' | 'details' }) {
  if (reason === 'loading') {
    return (
      <p className="quick-add__note" role="status">
        {messages.bag.loading}
      </p>
    )
  }
  return (
    <div className="quick-add__note">
      <p role={reason === 'failed' ? 'alert' : undefined}>
        {reason === 'failed' ? quickAdd.failed : quickAdd.needsDetails}
      </p>
      <a className="button quick-add__button" href={href}>
        {quickAdd.view}
      </a>
    </div>
  )
}

export default defineIsland('quick-add', 'interaction', QuickAdd)
