import { sessionCalls } from '@tessera/contract/middleware/session/operations'
import type { Handlers } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { MapStack } from './create-stack-mapper.ts'
import { storeRecordingPart } from './store-recording-part.ts'
import { storeTelemetry } from './store-telemetry.ts'

export const telemetryHandlers = (database: Database, mapStack: MapStack): Handlers<Visitor> => ({
  ...handle(sessionCalls.collect, async ({ body }) => {
    await storeTelemetry(database, body, mapStack)
    return undefined
  }),
  ...handle(sessionCalls.record, async ({ body, actor }) => {
    await storeRecordingPart(database, body, actor.customer)
    return undefined
  }),
})
