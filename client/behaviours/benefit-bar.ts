import { createTicker } from '../runtime/ticker.ts'

/** Rotates the benefit bar's items. The button, hover or focus stops it (D-118). */
export function connect(bar: HTMLElement, signal: AbortSignal): void {
  const [track, button] = [bar.querySelector('ul'), bar.querySelector('button')]
  const items = [...(track?.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden])') ?? [])]
  if (!track || !button || items.length < 2) return
  if (track.childElementCount === items.length) track.append(copyOf(items[0]))

  const show = (index: number, isAnimated: boolean) => {
    track.style.cssText = `--at:${index};${isAnimated ? '' : 'transition:none'}`
    for (const [at, item] of items.entries()) item.inert = at !== index % items.length
  }
  const ticker = createTicker(items.length, show)
  const press = (isPaused: boolean) => {
    button.setAttribute('aria-pressed', String(isPaused))
    ticker.hold('button', isPaused)
  }
  const look = () => ticker.hold('hidden', document.hidden)

  button.hidden = false
  button.addEventListener('click', () => press(button.getAttribute('aria-pressed') !== 'true'), { signal })
  bar.addEventListener('mouseenter', () => ticker.hold('mouse', true), { signal })
  bar.addEventListener('mouseleave', () => ticker.hold('mouse', false), { signal })
  bar.addEventListener('focusin', () => ticker.hold('focus', bar.querySelector(':focus-visible') !== null), { signal })
  bar.addEventListener('focusout', () => ticker.hold('focus', false), { signal })
  document.addEventListener('visibilitychange', look, { signal })
  signal.addEventListener('abort', () => ticker.hold('removed', true))
  show(0, false)
  look()
  press(matchMedia('(prefers-reduced-motion: reduce)').matches)
}

function copyOf(item: HTMLElement | undefined): HTMLElement {
  const copy = item?.cloneNode(true) as HTMLElement
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  return copy
}
