import { colourFindings } from './colour-findings.ts'
import { showFindings, skippedFindings } from './findings.ts'

/** Shows the editor which parts of this page shoppers will not see, or not well. */
function lookOver(): void {
  showFindings([...skippedFindings(document), ...colourFindings(document)])
}

// Module scripts run after the page is parsed. A page that is swapped in is checked again.
if (document.readyState === 'complete') lookOver()
else addEventListener('load', lookOver)
document.addEventListener('sv:navigate-end', lookOver)
document.addEventListener('sv:picture', lookOver)
