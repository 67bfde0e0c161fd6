import { QuickAdd } from '../components/quick-add/quick-add.tsx'
import { defineIsland } from '../runtime/define-island.tsx'

export default defineIsland('quick-add', 'load', QuickAdd)
