import { listEvents } from '@tessera/contract/platform/additions/events'
import { isAllowed } from '../operations/read-operation.server.ts'
import type { Staff } from './staff.server.ts'

/** Whether this person may read who changed what: history of records, and the audit. */
export const mayAudit = ({ caller }: Pick<Staff, 'caller'>): boolean => isAllowed(caller, listEvents, {})
