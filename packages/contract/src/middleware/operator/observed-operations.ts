import { PageErrorPage, RecordingOpening, RecordingPage, StaffRecording } from './recording-models.ts'
import { staffCall } from './staff-call.ts'

const observedCall = staffCall(['ObservedReader'])

/** Reports of browsers. */
export const observedCalls = {
  listPageErrors: observedCall(
    'ListPageErrors',
    'GET',
    'Lists page errors, newest first, 50 a page: by message, file, page or reference.',
    { query: ['search', 'page'], reply: PageErrorPage },
  ),
  listRecordings: observedCall(
    'ListRecordings',
    'GET',
    'Lists recorded visits, newest first, 50 a page: by email, customer or page.',
    { query: ['search', 'page'], reply: RecordingPage },
  ),
  getRecording: observedCall(
    'GetRecording',
    'GET',
    'Gets one recorded visit, and whether the caller opened it within the last hour.',
    { query: ['recordingId'], reply: StaffRecording },
  ),
  openRecording: observedCall(
    'OpenRecording',
    'POST',
    'Opens a recorded visit to the caller for an hour, with a reason that is kept in the audit.',
    { body: RecordingOpening },
  ),
  getRecordingEvents: observedCall(
    'GetRecordingEvents',
    'GET',
    'Gets the events of a recorded visit that the caller opened, for a player.',
    { query: ['recordingId'], isFile: true },
  ),
}
