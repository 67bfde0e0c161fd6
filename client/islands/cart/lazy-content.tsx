import { type ComponentType, useEffect, useRef, useState } from 'react'
import * as messages from '../../../shared/messages/en.ts'

type LazyContentProps<Props extends object> = { load: () => Promise<ComponentType<Props>>; with: Props }

/** The content of a disclosure whose script is loaded on first open. */
export function LazyContent<Props extends object>({ load, with: props }: LazyContentProps<Props>) {
  const [Content, setContent] = useState<ComponentType<Props> | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const fold = place.current?.closest('details')
    const open = () => void load().then((loaded) => setContent(() => loaded))
    fold?.addEventListener('toggle', open, { once: true })
    return () => fold?.removeEventListener('toggle', open)
  }, [load])
  if (Content) return <Content {...props} />
  return <span ref={place}>{messages.bag.loading}</span>
}
