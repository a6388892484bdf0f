/** Telemetry of browsers: one endpoint, one shape; each item is sent once and not awaited. */
export type TelemetryBatch =
  | { kind: 'events'; events: readonly TelemetryEvent[] }
  | { kind: 'errors'; errors: readonly TelemetryError[] }

export interface TelemetryEvent {
  name: string
  data: Record<string, unknown>
  path: string
  /** Milliseconds since 1970. */
  at: number
  /** Unique ID, so that a duplicate is counted once. */
  id: string
}

interface TelemetryError {
  message: string
  stack?: string | undefined
  path: string
  at: number
  reference: string
}

/** The path of a page without the secret that some contain. */
export const reportedPath = (pathname: string): string =>
  pathname.replace(/^\/(shared-sheet|proposal|order-confirmation)\/.+/, '/$1/…')

export function sendTelemetry(batch: TelemetryBatch): void {
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' })
  if (navigator.sendBeacon?.('/collect', body)) return
  fetch('/collect', { method: 'POST', body, keepalive: true }).catch(() => {
    // a failed report cannot be reported
  })
}
