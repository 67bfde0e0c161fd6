import { BuyBox } from '../components/buy-box/buy-box.tsx'
import { defineIsland } from '../island/define-island.tsx'

export default defineIsland('buy-box', 'load', BuyBox)
