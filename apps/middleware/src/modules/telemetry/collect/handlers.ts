import { sessionCalls } from '@tessera/contract/middleware/session'
import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { keepCollected } from './keep-collected.ts'
import { keepRecorded } from './keep-recorded.ts'
import type { MapStack } from './mapped-stack.ts'

export const collectedHandlers = (database: Database, mapStack: MapStack): Handlers<Visitor> => ({
  ...handle(sessionCalls.collect, async ({ body }) => {
    await keepCollected(database, body, mapStack)
    return undefined
  }),
  ...handle(sessionCalls.record, async ({ body, actor }) => {
    await keepRecorded(database, body, actor.customer)
    return undefined
  }),
})
