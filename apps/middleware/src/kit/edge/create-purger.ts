import type { Edge } from '@tessera/providers/edge/port'

export type Purge = (keys: readonly string[]) => void

/** Longer than a storefront keeps what several pages show, and than it takes to render a page. */
const againMilliseconds = 1200

/**
 * Tells all edges which pages to drop: at once, and once more for pages that were being rendered with the old values.
 * Nothing waits for an edge; `onFailure` is called for each that was not reached.
 */
export function createPurger(
  edges: readonly Edge[],
  onFailure: (edge: Edge, error: unknown) => Promise<void>,
): { purge: Purge; close(): Promise<void> } {
  const underway = new Set<Promise<unknown>>()
  const timers = new Set<NodeJS.Timeout>()
  const send = (keys: readonly string[]): void => {
    const sending = Promise.all(edges.map((edge) => edge.purge(keys).catch((error) => onFailure(edge, error))))
    underway.add(sending)
    void sending.finally(() => underway.delete(sending))
  }
  return {
    purge: (keys) => {
      if (keys.length === 0) return
      send(keys)
      const timer = setTimeout(() => {
        timers.delete(timer)
        send(keys)
      }, againMilliseconds)
      timers.add(timer)
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(underway)
    },
  }
}
