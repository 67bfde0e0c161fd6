import { Gallery } from '../components/gallery/gallery.tsx'
import { defineIsland } from '../runtime/define-island.tsx'

export default defineIsland('gallery', 'load', Gallery)
