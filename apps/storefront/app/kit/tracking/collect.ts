/** Telemetry of browsers: one endpoint, one shape; each item is sent once and not awaited. */
export type Collected =
  | { kind: 'events'; events: readonly CollectedEvent[] }
  | { kind: 'errors'; errors: readonly CollectedError[] }

export interface CollectedEvent {
  name: string
  data: Record<string, unknown>
  path: string
  /** Milliseconds since 1970. */
  at: number
  /** Unique ID, so that a duplicate is counted once. */
  id: string
}

interface CollectedError {
  message: string
  stack?: string | undefined
  path: string
  at: number
  reference: string
}

/** The path of a page without the secret that some contain. */
export const toldPath = (pathname: string): string =>
  pathname.replace(/^\/(shared-sheet|order-confirmation)\/.+/, '/$1/…')

export function collect(what: Collected): void {
  const body = new Blob([JSON.stringify(what)], { type: 'application/json' })
  if (navigator.sendBeacon?.('/collect', body)) return
  fetch('/collect', { method: 'POST', body, keepalive: true }).catch(() => {
    // a failed report cannot be reported
  })
}
