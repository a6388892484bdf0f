import { randomUUID } from 'node:crypto'
import { notCsv, readCsvBytes } from '@tessera/domain/csv/read-csv-bytes'
import type { Caller } from '@tessera/domain/identity/may-call'
import { listTitle } from '../../generic/crumbs.server.ts'
import { menuFor } from '../../generic/menu.ts'
import { findOperation } from '../../operations/find-operation.ts'
import { isAllowed, notHere } from '../../operations/read-operation.server.ts'
import { isSensitive } from '../../session/recent-password.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { changeOfRow, type ImportPlan, reportOf } from './import-plan.ts'
import type { ImportChoice, ImportState } from './import-state.ts'
import { guessMapping, mapRows, problemOfMapping, readTable } from './import-table.ts'
import { findTarget, getTarget, type ImportTarget, makePlanned, planRows } from './plan-import.server.ts'

/** The collections of the menu that this person may import into. */
export const importChoices = (caller: Caller): ImportChoice[] =>
  menuFor(caller).flatMap(({ items }) =>
    items.flatMap(({ label, href }): ImportChoice[] => {
      const of = href.replace(/^\/r\//, '')
      const target = href.startsWith('/r/') ? findTarget(of) : undefined
      return target && mayImport(caller, target) ? [{ of, label }] : []
    }),
  )

/** Both creating and changing must be allowed, because a file may need either. */
export const mayImport = (caller: Caller, { calls, params }: ImportTarget): boolean =>
  [calls.create, calls.patch].every((id) => {
    const write = findOperation(id)
    return write !== undefined && isAllowed(caller, write, { ...params, [calls.idParameter]: '' })
  })

/** Does one step of an import. Nothing is written before its review was shown. */
export async function doImportStep(
  staff: Staff,
  form: FormData,
  askPassword: () => Promise<Staff>,
): Promise<ImportState> {
  const intent = String(form.get('intent'))
  if (intent === 'apply') return applyPlan(staff, form, askPassword)
  const of = String(form.get('of') ?? '')
  const text = await textIn(form)
  const target = findTarget(of)
  if (!target || !mayImport(staff.caller, target))
    return { step: 'start', of: '', text: text ?? '', problem: 'Choose what the file has.' }
  if (text === undefined) return { step: 'start', of, text: '', problem: `${notCsv} Nothing was imported.` }
  const table = readTable(text)
  if (table.headers.length === 0)
    return { step: 'start', of, text, problem: 'Choose a file, or paste rows with a first line of names.' }
  const fields = target.fields.map(({ name, label }) => ({ name, label }))
  const mapping = intent === 'check' ? table.headers.map((_, at) => String(form.get(`map.${at}`) ?? '')) : []
  const problem = intent === 'check' ? problemOfMapping(mapping, table) : undefined
  if (intent === 'check' && !problem) {
    const mapped = mapRows(table, mapping)
    const planned = await planRows(staff, target, mapped.rows)
    const refused = [...mapped.refused, ...planned.refused].toSorted((one, other) => one.line - other.line)
    const plan: ImportPlan = { ...planned, of, calls: target.calls, refused, isUndo: false }
    return { step: 'review', title: listTitle(target.operation), plan, key: randomUUID() }
  }
  return {
    step: 'map',
    of,
    title: listTitle(target.operation),
    text,
    headers: table.headers,
    samples: table.rows.slice(0, 2).map(({ cells }) => cells),
    fields,
    mapping: intent === 'check' ? mapping : guessMapping(table.headers, fields),
    count: table.rows.length,
    problem: problem ?? null,
  }
}

/** Undefined for a file that is no text. */
async function textIn(form: FormData): Promise<string | undefined> {
  const file = form.get('file')
  if (file instanceof File && file.size > 0) return readCsvBytes(new Uint8Array(await file.arrayBuffer()))
  return String(form.get('text') ?? '')
}

/** Applies exactly the plan that was shown. */
async function applyPlan(viewer: Staff, form: FormData, askPassword: () => Promise<Staff>): Promise<ImportState> {
  const plan = readPlan(form.get('plan'))
  const { operation } = getTarget(plan.of)
  const changes = plan.rows.map((row) => changeOfRow(plan, row))
  const staff = changes.some((change) => isSensitive(change.Operation)) ? await askPassword() : viewer
  const results = await makePlanned(staff, changes, { isDryRun: false, key: String(form.get('key') ?? '') })
  return { step: 'done', title: listTitle(operation), report: reportOf(plan, results), key: randomUUID() }
}

function readPlan(text: unknown): ImportPlan {
  try {
    const plan = JSON.parse(String(text)) as ImportPlan
    if (Array.isArray(plan.rows) && Array.isArray(plan.refused)) return plan
  } catch {
    // a plan that is cut off is no plan
  }
  throw notHere()
}
