import { type ComponentType, useEffect, useRef, useState } from 'react'
import * as messages from '#shared/messages/shop.ts'

type LazyContentProps<Props extends object> = { load: () => Promise<ComponentType<Props>>; with: Props }

/** The content of a disclosure whose script is loaded on first open. */
export function LazyContent<Props extends object>({ load, with: props }: LazyContentProps<Props>) {
  const [Content, setContent] = useState<ComponentType<Props> | null>(null)
  const placeholder = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const disclosure = placeholder.current?.closest('details')
    // If the script did not load, the next opening tries again.
    const open = () => disclosure?.open && void load().then((loaded) => setContent(() => loaded))
    disclosure?.addEventListener('toggle', open)
    return () => disclosure?.removeEventListener('toggle', open)
  }, [load])
  if (Content) return <Content {...props} />
  return <span ref={placeholder}>{messages.bag.loading}</span>
}
