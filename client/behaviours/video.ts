/** Plays the video of a block while it is in view. Its button pauses it until pressed again. */
class VideoElement extends HTMLElement {
  #connection: AbortController | null = null
  #isStopped = false

  connectedCallback(): void {
    const film = this.querySelector('video')
    const button = this.querySelector('button')
    if (!film || !button || !wantsFilms()) return
    const { signal } = (this.#connection = new AbortController())
    film.controls = false
    film.ariaHidden = 'true'
    film.tabIndex = -1
    button.hidden = false
    film.addEventListener('playing', () => (this.dataset['state'] = 'playing'), { signal })
    button.addEventListener('click', () => this.#turn(film, button), { signal })
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) film.pause()
      else if (!this.#isStopped) play(film)
    })
    observer.observe(film)
    signal.addEventListener('abort', () => observer.disconnect())
  }

  disconnectedCallback(): void {
    this.#connection?.abort()
  }

  #turn(film: HTMLVideoElement, button: HTMLButtonElement): void {
    this.#isStopped = !this.#isStopped
    button.ariaPressed = String(this.#isStopped)
    if (this.#isStopped) film.pause()
    else play(film)
  }
}

export function run(): void {
  customElements.define('sv-video', VideoElement)
}

/** Not with reduced motion, and not if the visitor saves data. */
function wantsFilms(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return (
    !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  )
}

// A browser that blocks autoplay keeps the poster.
function play(film: HTMLVideoElement): void {
  film.play().catch(() => undefined)
}
