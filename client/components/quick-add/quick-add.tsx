import { useEffect, useRef } from 'react'
import * as messages from '../../../shared/messages/en.ts'
import { quickAdd } from '../../../shared/messages/listing.ts'
import { addQuickAddAtom, chooseQuickAddAtom, closeQuickAddAtom, openQuickAddAtom } from '../../atoms/quick-add.ts'
import { quickAddAtom, type QuickAdd as QuickAddState } from '../../atoms/quick-add-state.ts'
import { useAtomValue, useSetAtom } from '../../atoms/react.ts'
import type { CardData } from '../../runtime/product-card-data.ts'
import { useIsLive } from '../../runtime/use-visitor-value.ts'
import { lengthChoices, sizeChoices } from '../buy-box/selection.ts'
import { Icon } from '../icon/icon.tsx'
import { QuickAddButton } from './quick-add-button.tsx'
import { QuickAddChoices } from './quick-add-choices.tsx'

/** The panel of a card: its sizes, its lengths and the button. It is made in the browser, in the card that asks for it. */
export function QuickAdd(card: CardData) {
  const isLive = useIsLive()
  return isLive ? <Panel card={card} /> : <></>
}

function Panel({ card }: { card: CardData }) {
  const state = useAtomValue(quickAddAtom)
  const open = useSetAtom(openQuickAddAtom)
  const close = useSetAtom(closeQuickAddAtom)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    void open(card)
    panel.current?.focus({ preventScroll: true })
    return () => close(card)
    // The island is made anew for each card, so its props stay as they are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <div className="quick-add">
      <div className="quick-add__veil" />
      <div className="quick-add__panel" role="dialog" aria-label={`${quickAdd.title}: ${card.name}`} tabIndex={-1} ref={panel}>
        <header className="quick-add__header">
          <p className="quick-add__name">{card.name}</p>
          <button className="quick-add__close" type="button" aria-label={quickAdd.close} onClick={() => close()}>
            <Icon name="close" />
          </button>
        </header>
        <Contents state={state} card={card} />
      </div>
    </div>
  )
}

function Contents({ state, card }: { state: QuickAddState | null; card: CardData }) {
  const choose = useSetAtom(chooseQuickAddAtom)
  const add = useSetAtom(addQuickAddAtom)
  if (!state || state.status === 'loading') {
    return (
      <p className="quick-add__note" role="status">
        {messages.bag.loading}
      </p>
    )
  }
  const { product, selection, isAdding } = state
  if (!product || product.needsDetails) {
    return (
      <div className="quick-add__note">
        <p role={product ? undefined : 'alert'}>{product ? quickAdd.needsDetails : quickAdd.failed}</p>
        <a className="button quick-add__button" href={card.href}>
          {quickAdd.view}
        </a>
      </div>
    )
  }
  const { offer } = product
  return (
    <>
      <QuickAddChoices label={messages.product.size} choices={sizeChoices(offer, selection)} value={selection.size} onChoose={(size) => choose({ size })} />
      <QuickAddChoices label={messages.product.fit} choices={lengthChoices(offer, selection)} value={selection.length} onChoose={(length) => choose({ length })} />
      <QuickAddButton product={product} selection={selection} isAdding={isAdding} onAdd={() => void add()} />
    </>
  )
}
