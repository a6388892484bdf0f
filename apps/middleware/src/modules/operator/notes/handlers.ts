import { noteCalls } from '@tessera/contract/middleware/operator/note-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { Commerce } from '../../../kit/commerce.ts'
import { handle } from '../../../kit/http/handle.ts'
import { assignTo, listAssignments } from './assignments.ts'
import { getRecordMark } from './get-record-mark.ts'
import { addNote, getNotes } from './notes.ts'

/** Notes of staff, and who takes care of what. */
export const noteHandlers = (needs: { database: Database; commerce: Commerce }) => ({
  ...handle(noteCalls.getNotes, (call) =>
    getNotes(needs.database, call, queryValue(call, 'kind') ?? '', queryValue(call, 'number') ?? ''),
  ),
  ...handle(noteCalls.getRecordMark, (call) =>
    getRecordMark(needs.database, call, {
      kind: queryValue(call, 'kind') ?? '',
      number: queryValue(call, 'number') ?? '',
      seen: queryValue(call, 'seen') ?? '',
    }),
  ),
  ...handle(noteCalls.addNote, async (call) => {
    await addNote(needs.database, call, call.body)
    return undefined
  }),
  ...handle(noteCalls.listAssignments, () => listAssignments(needs)),
  ...handle(noteCalls.assignTo, async (call) => {
    await assignTo(needs, call, call.body)
    return undefined
  }),
})
