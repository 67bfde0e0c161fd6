import { type AppEnv, factory } from '../context/app-env.ts'

/** Makes `c.var` read one variable at a time. Hono copies all variables at each use of it, and a page has forty uses. */
export const withVariables = factory.createMiddleware(function variables(c, next) {
  const get = (_target: object, name: string | symbol) => c.get(name as keyof AppEnv['Variables'])
  Object.defineProperty(c, 'var', { value: new Proxy({}, { get }) })
  return next()
})
