import { listEvents, listOwnEvents } from '@tessera/contract/platform/additions/events'
import { isAllowed } from '../operations/read-operation.server.ts'
import type { Staff } from './staff.server.ts'

/** Whether this person may read who changed what: history of records, and the audit. */
export const mayAudit = ({ caller }: Pick<Staff, 'caller'>): boolean => isAllowed(caller, listEvents, {})

/** Whether this person may take back what they just did, for which they read their own writes alone. */
export const mayUndoOwn = ({ caller }: Pick<Staff, 'caller'>): boolean => isAllowed(caller, listOwnEvents, {})
