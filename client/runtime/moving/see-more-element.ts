/** Unfolds the rest of a text; the whole of it is in the page. */
export class SeeMoreElement extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')
    if (!button) return
    const { more = '', less = '' } = button.dataset
    button.onclick = () => {
      const isOpen = button.ariaExpanded !== 'true'
      button.ariaExpanded = String(isOpen)
      button.textContent = isOpen ? less : more
      this.toggleAttribute('data-open', isOpen)
    }
  }
}
