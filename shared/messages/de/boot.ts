// Separate, because the boot script of every page has it.

export const pageLoad = { label: 'Seite wird geladen' } as const
