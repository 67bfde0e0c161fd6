import type { ReactNode } from 'react'

type TitledGroupProps = { className: string; title: string | null; titleClass: string; children: ReactNode }

/** A group of blocks below its title. Without a title it is no section, because a section begins with a heading. */
export function TitledGroup({ className, title, titleClass, children }: TitledGroupProps) {
  const Tag = title ? 'section' : 'div'
  return (
    <Tag className={className}>
      {title && <h2 className={titleClass}>{title}</h2>}
      {children}
    </Tag>
  )
}
