/**
 * Below this width the layout is for phones: bottom navigation, drill-down menu, footer columns as accordions. The
 * stylesheets have the same as `--phone` and `--tablet` (client/styles/media.css).
 */
export const phoneMedia = '(max-width:47.99rem)'
export const tabletMedia = '(min-width:48rem)'
