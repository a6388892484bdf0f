import { PageErrorPage, RecordingPage } from './recording-models.ts'
import { staffCall } from './staff-call.ts'

const observedCall = staffCall(['ObservedReader'])

/** Reports of browsers. */
export const observedCalls = {
  listPageErrors: observedCall(
    'ListPageErrors',
    'GET',
    'Errors of pages, newest first, 50 a page: by message, place, page or reference.',
    { query: ['search', 'page'], reply: PageErrorPage },
  ),
  listRecordings: observedCall(
    'ListRecordings',
    'GET',
    'Recorded visits, newest first, 50 a page: by email, customer or page.',
    { query: ['search', 'page'], reply: RecordingPage },
  ),
}
