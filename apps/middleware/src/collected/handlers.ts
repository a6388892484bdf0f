import { sessionCalls } from '@tessera/contract/middleware/session'
import type { Queryable } from '@tessera/server/database'
import { handle } from '../http/handle.ts'
import { keepCollected } from './keep-collected.ts'

export const collectedHandlers = (database: Queryable) =>
  handle(sessionCalls.collect, async ({ body }) => {
    await keepCollected(database, body)
    return undefined
  })
