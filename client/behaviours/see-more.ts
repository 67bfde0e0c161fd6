/** Expands a truncated text. The page contains the whole text. */
export function connect(text: HTMLElement, signal: AbortSignal): void {
  const button = text.querySelector('button')
  if (!button) return
  const { more = '', less = '' } = button.dataset
  const toggle = () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true'
    button.setAttribute('aria-expanded', String(isOpen))
    button.textContent = isOpen ? less : more
    text.toggleAttribute('data-open', isOpen)
  }
  button.addEventListener('click', toggle, { signal })
}
