import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type AccordionItemProps = { title: string; isOpen?: boolean; children: ReactNode }

/** One disclosure, independent of the others: a header that moves away from its press is hard to follow. */
export function AccordionItem({ title, isOpen = false, children }: AccordionItemProps) {
  return (
    <details className="accordion" open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className="accordion__body">{children}</div>
    </details>
  )
}
