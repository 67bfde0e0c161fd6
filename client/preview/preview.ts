import { colourFindings } from './colour-findings.ts'
import { showFindings, skippedFindings } from './findings.ts'

/** Tells the editor what of this page shoppers will not see, or not well. */
function lookOver(): void {
  showFindings([...skippedFindings(document), ...colourFindings(document)])
}

// Module scripts run late enough for the page to be there; a page that is swapped in is looked over anew.
if (document.readyState === 'complete') lookOver()
else addEventListener('load', lookOver)
document.addEventListener('sv:navigate-end', lookOver)
document.addEventListener('sv:picture', lookOver)
