import type { data } from 'react-router'
import { getEnvironment } from '../http/environment.server.ts'
import { addressOf } from '../operations/call-operation.server.ts'
import { curlOf } from '../operations/curl-of.ts'
import type { FoundOperation } from '../operations/find-operation.ts'
import { findWrite } from '../operations/find-write.ts'
import { hrefOf } from '../operations/places.ts'
import { isAllowed } from '../operations/read-operation.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { missingRight } from './actions.server.ts'
import { listTitle } from './crumbs.server.ts'
import { loadRecord } from './load-record.server.ts'
import type { ActionLink, RecordView } from './views.ts'

/** A setting; one that was never saved is a state of its own and not an error. */
export async function loadSettings(staff: Staff, found: FoundOperation): Promise<RecordView> {
  const title = listTitle(found.operation)
  try {
    return { ...(await loadRecord(staff, found, new URLSearchParams())), title, kind: 'Settings' }
  } catch (error) {
    if (!isNotFound(error)) throw error
    const address = addressOf(found.operation, { params: found.params }) ?? ''
    return {
      title,
      kind: 'Settings',
      crumbs: [],
      groups: [],
      unset: [],
      related: [],
      actions: setUpActions(staff, found),
      missing: missingRight(staff.caller, findWrite('PUT', found.operation), found.params),
      raw: '',
      curl: curlOf('GET', getEnvironment().publicUrl + address),
      hasHistory: mayAudit(staff),
      hasUses: false,
    }
  }
}

/** A setting that is not there can only be set. */
function setUpActions({ caller }: Staff, { operation, params }: FoundOperation): ActionLink[] {
  const save = findWrite('PUT', operation)
  if (!save || !isAllowed(caller, save, params)) return []
  return [{ label: 'Set it up', href: `${hrefOf(operation, params)}?view=edit`, isDanger: false, shortcut: 'e' }]
}

export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as ReturnType<typeof data>).init?.status === 404
