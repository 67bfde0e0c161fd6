import type { ReactNode } from 'react'

type CustomElementAttributes = {
  class?: string
  style?: object
  hidden?: boolean
  children?: ReactNode
  [name: `data-${string}`]: string | number | undefined
}

// The shop's custom elements: the hosts of islands, and `sv-{name}` for each behaviour.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [name: `sv-${string}`]: CustomElementAttributes
    }
  }
}
