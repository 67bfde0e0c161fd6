/**
 * Changes the page in a view transition, in which the picture of the followed card grows into the first one of its
 * product. Resolves when the DOM has changed. The animation may still run.
 */
export async function inTransition(change: () => void, cardPicture?: HTMLElement | null): Promise<void> {
  const isInstant = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
  if (isInstant || !('startViewTransition' in document)) return change()
  name(cardPicture, 'picture')
  const transition = document.startViewTransition(() => {
    change()
    if (cardPicture) name(firstPicture(), 'picture')
  })
  // A transition that is skipped for the next one is not a failure.
  transition.ready.catch(() => undefined)
  const end = () => {
    name(cardPicture, '')
    name(firstPicture(), '')
  }
  transition.finished.then(end, end)
  await transition.updateCallbackDone
}

function firstPicture() {
  return document.querySelector<HTMLElement>('.gallery__strip img')
}

/** The browser animates between the elements of the same name. */
function name(picture: HTMLElement | null | undefined, as: string): void {
  if (picture) picture.style.viewTransitionName = as
}
