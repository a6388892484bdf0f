import { sessionCalls } from '@tessera/contract/middleware/session/operations'
import type { Handlers } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import type { MapStack } from './create-stack-mapper.ts'
import { type RecordingNeeds, storeRecordingPart } from './store-recording-part.ts'
import { storeTelemetry } from './store-telemetry.ts'

export const telemetryHandlers = (needs: RecordingNeeds, mapStack: MapStack): Handlers<Visitor> => ({
  ...handle(sessionCalls.collect, async ({ body }) => {
    await storeTelemetry(needs.database, body, mapStack)
    return undefined
  }),
  ...handle(sessionCalls.record, async ({ body, actor }) => {
    await storeRecordingPart(needs, body, actor.customer)
    return undefined
  }),
})
