import { oncePerObject } from '#shared/once-per-object.ts'

/** The address of a request, parsed once. Callers must not change it. */
export const urlOf = oncePerObject((request: Request) => new URL(request.url))
