import { QuickAdd } from '../components/quick-add/quick-add.tsx'
import { defineIsland } from '../island/define-island.tsx'

export default defineIsland('quick-add', 'load', QuickAdd)
