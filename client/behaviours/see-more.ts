/** Expands a truncated text. The page contains the whole text. */
class SeeMoreElement extends HTMLElement {
  #isReady = false

  connectedCallback(): void {
    const button = this.querySelector('button')
    if (!button || this.#isReady) return
    this.#isReady = true
    const { more = '', less = '' } = button.dataset
    button.addEventListener('click', () => {
      const isOpen = button.ariaExpanded !== 'true'
      button.ariaExpanded = String(isOpen)
      button.textContent = isOpen ? less : more
      this.toggleAttribute('data-open', isOpen)
    })
  }
}

export function run(): void {
  customElements.define('sv-see-more', SeeMoreElement)
}
