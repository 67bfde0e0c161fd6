import { Gallery } from '../components/gallery/gallery.tsx'
import { defineIsland } from '../island/define-island.tsx'

export default defineIsland('gallery', 'load', Gallery)
