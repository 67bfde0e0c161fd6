const moving = 'sv-video, sv-carousel, sv-see-more'

/** Blocks that move come with their markup; their script comes when a page has one of them. */
export function watchBlocks(): void {
  const look = () => {
    if (document.querySelector(moving)) import('./moving/moving-blocks.ts').catch((error: unknown) => console.error('moving blocks:', error))
  }
  look()
  document.addEventListener('sv:navigate-end', look)
}
