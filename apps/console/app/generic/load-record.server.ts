import { getEnvironment } from '../http/environment.server.ts'
import { addressOf } from '../operations/call-operation.server.ts'
import { curlOf } from '../operations/curl-of.ts'
import type { FoundOperation } from '../operations/find-operation.ts'
import { findWrite } from '../operations/find-write.ts'
import { readOperation } from '../operations/read-operation.server.ts'
import { usesOf } from '../operations/uses-of.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { missingRight, recordActions } from './actions.server.ts'
import { crumbsOf } from './crumbs.server.ts'
import { groupFields } from './field-groups.server.ts'
import { modelLabel } from './labels.ts'
import { relatedOf } from './related.server.ts'
import type { RecordView } from './views.ts'

/** One record of any kind, or one setting. */
export async function loadRecord(
  staff: Staff,
  { operation, params }: FoundOperation,
  query: URLSearchParams,
): Promise<RecordView> {
  const { data } = await readOperation(staff, operation, { params, query })
  const record = (typeof data === 'object' && data ? data : {}) as Record<string, unknown>
  const kind = operation.reply ? modelLabel(operation.reply.title) : 'Record'
  const address = addressOf(operation, { params, query }) ?? ''
  return {
    title: titleOf(record) ?? kind,
    kind,
    crumbs: crumbsOf(operation, params),
    ...groupFields(operation.reply, record, params),
    related: relatedOf(staff.caller, operation, params),
    actions: recordActions(staff.caller, operation, params),
    missing: missingRight(staff.caller, findWrite('PATCH', operation), params),
    raw: JSON.stringify(record, null, 2),
    curl: curlOf('GET', getEnvironment().publicUrl + address),
    hasHistory: mayAudit(staff),
    hasUses: usesOf(operation).length > 0,
  }
}

const names = ['Name', 'AddressName', 'AppName', 'Username', 'Code', 'ID']

/** The name of a record, as people call it. */
export const titleOf = (record: Record<string, unknown>): string | undefined =>
  names.map((name) => record[name]).find((value) => typeof value === 'string' && value !== '') as string | undefined
