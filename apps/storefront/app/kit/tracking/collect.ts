/** What browsers tell the shop. One address, one shape; each thing is sent once and nobody waits for it. */
export type Collected =
  | { kind: 'events'; events: readonly CollectedEvent[] }
  | { kind: 'errors'; errors: readonly CollectedError[] }

export interface CollectedEvent {
  name: string
  data: Record<string, unknown>
  path: string
  /** Milliseconds since 1970. */
  at: number
  /** Made once, so that what arrives twice counts once. */
  id: string
}

interface CollectedError {
  message: string
  stack?: string | undefined
  path: string
  at: number
  reference: string
}

/** The address of a page, without the secret that some carry in it. */
export const toldPath = (pathname: string): string =>
  pathname.replace(/^\/(shared-sheet|order-confirmation)\/.+/, '/$1/…')

export function collect(what: Collected): void {
  const body = new Blob([JSON.stringify(what)], { type: 'application/json' })
  if (navigator.sendBeacon?.('/collect', body)) return
  fetch('/collect', { method: 'POST', body, keepalive: true }).catch(() => {
    // nobody can be told that telling has failed
  })
}
