/**
 * Narrower screens are phones: bottom navigation, drill-down menu, columns of the footer as accordions. Style sheets
 * say it as 48rem.
 */
export const mobileBreakpoint = 768
