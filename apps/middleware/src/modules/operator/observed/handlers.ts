import { observedCalls } from '@tessera/contract/middleware/operator/observed-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'
import { listPageErrors, listRecordings } from './list-observed.ts'
import { getRecording, getRecordingEvents, openRecording } from './open-recording.ts'

/** Reports of browsers: errors, and visits that were recorded with consent. */
export const observedHandlers = (needs: { database: Database; uploads: UploadStore }) => ({
  ...handle(observedCalls.listPageErrors, (call) =>
    listPageErrors(needs, { search: queryValue(call, 'search'), page: queryValue(call, 'page') }),
  ),
  ...handle(observedCalls.listRecordings, (call) =>
    listRecordings(needs, { search: queryValue(call, 'search'), page: queryValue(call, 'page') }),
  ),
  ...handle(observedCalls.getRecording, (call) => getRecording(needs, call, queryValue(call, 'recordingId') ?? '')),
  ...handle(observedCalls.openRecording, async (call) => {
    await openRecording(needs, call, call.body)
    return undefined
  }),
  ...handle(observedCalls.getRecordingEvents, (call) =>
    getRecordingEvents(needs, call, queryValue(call, 'recordingId') ?? ''),
  ),
})
