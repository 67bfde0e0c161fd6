import { colourFindings } from './colour-findings.ts'
import { showFindings, skippedFindings } from './findings.ts'

/** Marks for the editor which parts of this page shoppers will not see, or cannot see well. */
function findAndShow(): void {
  showFindings([...skippedFindings(document), ...colourFindings(document)])
}

// Module scripts run after the page is parsed. The page is checked again when another one is swapped in or a picture loads.
if (document.readyState === 'complete') findAndShow()
else addEventListener('load', findAndShow)
document.addEventListener('sv:navigate-end', findAndShow)
document.addEventListener('sv:picture', findAndShow)
