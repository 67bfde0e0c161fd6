export const layerResetMs = 500

/** Half a second after the menu has closed, when nobody sees it, its first layer is shown again. */
export function resetLayersLater(menu: { open: boolean }, layers: () => Iterable<{ open: boolean }>): void {
  setTimeout(() => {
    if (menu.open) return
    for (const layer of layers()) layer.open = false
  }, layerResetMs)
}
