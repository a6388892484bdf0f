import { createHash } from 'node:crypto'
import type { CollectedInput } from '@tessera/client/shop/types.gen'
import { analyticsEvents } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isUuid } from '../../../kit/is-uuid.ts'
import type { MapStack } from './create-stack-mapper.ts'

const known: ReadonlySet<string> = new Set(analyticsEvents)
const maxPerRequest = 50

/**
 * Stores events and errors sent by browsers. Unknown events are ignored, since the browser doesn't read the response.
 */
export async function storeTelemetry(
  db: Queryable,
  { events, errors }: CollectedInput,
  mapStack: MapStack,
): Promise<void> {
  for (const { id, name, path, at, data } of (events ?? []).slice(0, maxPerRequest)) {
    if (!id || !isUuid(id) || !name || !known.has(name)) continue
    await db.rows(sql`
      insert into collected_events (id, name, path, data, happened_at)
      values (${id}, ${name}, ${path ?? ''}, ${JSON.stringify(data ?? {})}, ${momentOf(at)})
      on conflict do nothing`)
  }
  for (const { message, stack, path, reference } of (errors ?? []).slice(0, maxPerRequest)) {
    if (!message) continue
    // mapped now, while the build it came from is deployed, so that the fingerprint stays the same in the next build
    const mapped = stack ? await mapStack(stack) : undefined
    await db.rows(sql`
      insert into collected_errors (fingerprint, message, stack, mapped, path, reference)
      values (${fingerprintOf(message, mapped ?? stack)}, ${message}, ${stack ?? null}, ${mapped ?? null}, ${path ?? ''},
        ${reference ?? ''})
      on conflict (fingerprint) do update set times = collected_errors.times + 1, last_at = now(),
        reference = excluded.reference, path = excluded.path, stack = excluded.stack, mapped = excluded.mapped`)
  }
}

/** Errors with the same message and location are one; numbers are ignored. */
const fingerprintOf = (message: string, stack: string | null | undefined): string =>
  createHash('sha256')
    .update(`${message}\n${stack?.split('\n')[1] ?? ''}`.replace(/\d+/g, '0'))
    .digest('base64url')

/** A browser's clock may be wrong; a time more than a day off counts as now. */
function momentOf(at: number | undefined): Date {
  const now = Date.now()
  return at !== undefined && Math.abs(at - now) < 24 * 60 * 60 * 1000 ? new Date(at) : new Date(now)
}
