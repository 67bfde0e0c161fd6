/** Plays the video of a block while it is in view. Its button pauses it until pressed again. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const video = element.querySelector('video')
  const button = element.querySelector('button')
  if (!video || !button || !allowsVideo()) return
  video.controls = false
  video.setAttribute('aria-hidden', 'true')
  video.tabIndex = -1
  button.hidden = false
  const isStopped = () => button.getAttribute('aria-pressed') === 'true'
  const toggle = () => {
    button.setAttribute('aria-pressed', String(!isStopped()))
    if (isStopped()) video.pause()
    else play(video)
  }
  video.addEventListener('playing', () => (element.dataset['state'] = 'playing'), { signal })
  button.addEventListener('click', toggle, { signal })
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) video.pause()
    else if (!isStopped()) play(video)
  })
  observer.observe(video)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** False with reduced motion, or if the visitor saves data. */
function allowsVideo(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return (
    !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  )
}

// A browser that blocks autoplay keeps the poster.
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined)
}
