import { Component, type ReactNode } from 'react'

type PartProps = {
  children: ReactNode
  /** Shown if the children throw. It must not throw itself. */
  instead: ReactNode
  /** What the part shows. The children are tried again when it is another object. */
  of?: unknown
}

type Probe = (part: ReactNode) => boolean

let probe: Probe | null = null

/**
 * Renders with a test of each part, which has to report its failure. React has no error boundaries on the server, so an
 * island that threw is rendered once more in this way.
 */
export function withPartProbe<Result>(test: Probe, render: () => Result): Result {
  const outer = probe
  probe = test
  try {
    return render()
  } finally {
    probe = outer
  }
}

function ServerPart({ children, instead }: PartProps): ReactNode {
  return probe === null || probe(children) ? children : instead
}

type PartState = { hasFailed: boolean; of: unknown }

class BrowserPart extends Component<PartProps, PartState> {
  override state: PartState = { hasFailed: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<PartState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ of }: PartProps, state: PartState): PartState | null {
    return of === state.of ? null : { hasFailed: false, of }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}

/**
 * A part of an island that may fail to render without taking the island with it. The browser reports the failure as an
 * error of the page.
 */
export const Part = import.meta.env.SSR ? ServerPart : BrowserPart
