import { createTicker } from '../runtime/ticker.ts'

/** Rotates the benefit bar's items. The button, hover or focus stops it (D-118). */
export function run(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('.benefit-bar')) turn(bar)
}

function turn(bar: HTMLElement): void {
  const [track, button] = [bar.querySelector('ul'), bar.querySelector('button')]
  const items = [...(track?.children ?? [])] as HTMLElement[]
  if (!track || !button || items.length < 2) return
  const copy = items[0]?.cloneNode(true) as HTMLElement
  copy.ariaHidden = 'true'
  copy.inert = true
  track.append(copy)

  const show = (index: number, isAnimated: boolean) => {
    track.style.cssText = `--at:${index};${isAnimated ? '' : 'transition:none'}`
    for (const [at, item] of items.entries()) item.inert = at !== index % items.length
  }
  const ticker = createTicker(items.length, show)
  const press = (isPaused: boolean) => {
    button.ariaPressed = String(isPaused)
    ticker.hold('button', isPaused)
  }
  const look = () => ticker.hold('hidden', document.hidden)

  button.hidden = false
  button.addEventListener('click', () => press(button.ariaPressed !== 'true'))
  bar.addEventListener('mouseenter', () => ticker.hold('mouse', true))
  bar.addEventListener('mouseleave', () => ticker.hold('mouse', false))
  bar.addEventListener('focusin', () => ticker.hold('focus', bar.querySelector(':focus-visible') !== null))
  bar.addEventListener('focusout', () => ticker.hold('focus', false))
  document.addEventListener('visibilitychange', look)
  show(0, false)
  look()
  press(matchMedia('(prefers-reduced-motion: reduce)').matches)
}
