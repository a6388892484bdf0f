import type { PlatformHandler, PlatformHandlers } from '../actor.ts'

/** The generic handler that another handler wraps; throws if it is missing. */
export function handlerOf(handlers: PlatformHandlers, id: string): PlatformHandler {
  const handler = handlers[id]
  if (!handler) throw new Error(`There is no handler ${id}`)
  return handler
}
