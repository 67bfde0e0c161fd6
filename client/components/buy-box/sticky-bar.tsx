import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Price } from '../price/price.tsx'
import type { ShownPrice } from '#shared/domain/price.ts'

type StickyBarProps = {
  watched: RefObject<Element | null>
  name: string
  price: ShownPrice | null
  children: ReactNode
}

/** A bar on phones that repeats the button while the button is out of view. */
export function StickyBar({ watched, name, price, children }: StickyBarProps) {
  const isOutOfView = useIsOutOfView(watched)
  if (!isOutOfView) return null
  return (
    <div className="sticky-bar">
      <div className="sticky-bar__product">
        <p className="sticky-bar__name">{name}</p>
        {price && <Price value={price} />}
      </div>
      {children}
    </div>
  )
}

function useIsOutOfView(watched: RefObject<Element | null>): boolean {
  const [isOutOfView, setOutOfView] = useState(false)
  useEffect(() => {
    const element = watched.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setOutOfView(!entries.at(-1)?.isIntersecting), {
      threshold: 0.5,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [watched])
  return isOutOfView
}
