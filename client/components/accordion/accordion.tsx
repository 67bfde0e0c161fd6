import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type AccordionItemProps = { title: string; isOpen?: boolean; group?: string; children: ReactNode }

/** One disclosure. Opening an item of a `group` closes the others. */
export function AccordionItem({ title, isOpen = false, group, children }: AccordionItemProps) {
  return (
    <details className="accordion" open={isOpen} {...(group ? { name: group } : {})}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className="accordion__body">{children}</div>
    </details>
  )
}
