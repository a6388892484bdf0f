import type { HealthCheck } from '@tessera/server/health'

const timeoutMilliseconds = 2000

/** Fails while the next part does not answer. */
export const upstreamCheck =
  (name: string, address: string): HealthCheck =>
  async () => {
    const answer = await fetch(`${address}/health/live`, { signal: AbortSignal.timeout(timeoutMilliseconds) }).catch(
      () => undefined,
    )
    return answer?.ok ? undefined : name
  }
