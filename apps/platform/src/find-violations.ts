import type { Queryable } from '@tessera/server/database'
import { allInvariants } from './invariants/all-invariants.ts'
import { allRecords } from './invariants/invariant.ts'
import { describeViolation, readViolations, type Violation } from './invariants/read-violations.ts'

/** Checks all invariants over the whole database, one after the other. */
export async function listViolations(db: Queryable): Promise<Violation[]> {
  const found: Violation[] = []
  for (const rule of allInvariants) found.push(...(await readViolations(db, [rule], allRecords)))
  return found
}

/** Returns one sentence per violation. */
export const findViolations = async (db: Queryable): Promise<string[]> =>
  (await listViolations(db)).map(describeViolation)
