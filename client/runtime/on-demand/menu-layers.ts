export const layerResetMs = 500

/** Half a second after the menu has closed, out of sight, its first layer is restored. */
export function scheduleLayerReset(menu: { open: boolean }, layers: () => Iterable<{ open: boolean }>): void {
  setTimeout(() => {
    if (menu.open) return
    for (const layer of layers()) layer.open = false
  }, layerResetMs)
}
