import { mayAudit } from '../session/may-audit.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { doneWord, undoWord } from './done-notice.tsx'
import type { Saved } from './save-change.server.ts'

/** The words of the address after a save: the notice, and the request that can be undone from it. */
export function savedWords(staff: Staff, { isChanged, requestId }: Omit<Saved, 'after'>): URLSearchParams {
  const words = new URLSearchParams({ [doneWord]: isChanged ? 'changed' : 'same' })
  if (isChanged && requestId && mayAudit(staff)) words.set(undoWord, requestId)
  return words
}
