import type { PlatformHandler, PlatformHandlers } from '../actor.ts'

/** A handler that must be there: the generic one that a handler of ours builds on. */
export function handlerOf(handlers: PlatformHandlers, id: string): PlatformHandler {
  const handler = handlers[id]
  if (!handler) throw new Error(`There is no handler ${id}`)
  return handler
}
