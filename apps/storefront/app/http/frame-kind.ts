export type FrameKind = 'shop' | 'checkout' | 'client'

/**
 * Which frame a page has. Clients of a contractor see neither our name nor a way to our prices on the pages that were
 * shared with them.
 */
export function frameKindOf(pathname: string): FrameKind {
  if (/^\/checkout(\/|$)/.test(pathname)) return 'checkout'
  return /^\/(shared-sheet|proposal)(\/|$)/i.test(pathname) ? 'client' : 'shop'
}
