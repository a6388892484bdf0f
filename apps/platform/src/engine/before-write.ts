import type { RequestBody } from '@tessera/server/call'
import type { PlatformCall } from '../actor.ts'

/** By the parameters of a call, which its copies with another body share. */
const records = new WeakMap<PlatformCall['params'], RequestBody | null>()

/** Only writes of the seller and of suppliers can be undone, so only theirs are worth a query. */
export const needsBefore = (call: PlatformCall): boolean => call.actor.userType !== 'buyer' && !records.has(call.params)

/** Keeps the record as it was before a write, for the audit. The first one counts. */
export function keepBefore(call: PlatformCall, before: RequestBody | undefined): void {
  if (needsBefore(call)) records.set(call.params, before ?? null)
}

export const findBefore = (call: Pick<PlatformCall, 'params'>): RequestBody | undefined =>
  records.get(call.params) ?? undefined
