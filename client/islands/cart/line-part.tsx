import type { ReactNode } from 'react'
import { Part } from '../../island/part.tsx'
import { RemoveForm } from './remove-form.tsx'
import type { LineItem } from '#shared/domain/cart.ts'
import { lineName } from '#shared/domain/item-name.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

type LinePartProps = { line: LineItem; prefix: string; children: ReactNode }

/** A line of the cart in a list. If it cannot be shown, it can still be removed. */
export function LinePart({ line, prefix, children }: LinePartProps) {
  return (
    <Part of={line} instead={<UnshownLine line={line} prefix={prefix} />}>
      {children}
    </Part>
  )
}

function UnshownLine({ line, prefix }: Omit<LinePartProps, 'children'>) {
  return (
    <li className="bag-line">
      <div className="bag-line__body">
        <p role="note">{cartControls.lineNotShown}</p>
        {!line.isFreeGift && (
          <div className="bag-line__controls">
            <RemoveForm line={line} name={lineName(line)} prefix={prefix} />
          </div>
        )}
      </div>
    </li>
  )
}
