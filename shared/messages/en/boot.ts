// Separate, because the boot script of every page has it.

export const pageLoad = { label: 'Page loading' } as const
