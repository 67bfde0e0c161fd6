/** True if the click asks the browser for something else than to follow the link here, such as another tab. */
export function isModified({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseClick): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}

type MouseClick = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>
