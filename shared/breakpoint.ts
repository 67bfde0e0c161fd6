/**
 * Below this width the layout is for phones: bottom navigation, drill-down menu, footer columns as accordions. In CSS
 * pixels; stylesheets write it as 48rem.
 */
export const mobileBreakpoint = 768
