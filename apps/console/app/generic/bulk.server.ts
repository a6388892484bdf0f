import { randomUUID } from 'node:crypto'
import { fieldsOf } from '@tessera/contract/kit/model'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { isSecretName } from '@tessera/domain/changes/secret-values'
import { type Caller, mayCall } from '@tessera/domain/identity/may-call'
import type { FoundOperation, PathValues } from '../operations/find-operation.ts'
import { findWrite } from '../operations/find-write.ts'
import { type ChangeResult, makeAllChanges, type PlannedChange } from '../operations/make-changes.server.ts'
import { recordOf } from '../operations/places.ts'
import { notHere } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import type { BulkLine, BulkOutcome } from './bulk-view.ts'
import { cellOf } from './cells.server.ts'
import type { Values } from './edit-fields.server.ts'
import { readText } from './field-text.ts'
import { isPlain, widgetOf } from './field-widgets.server.ts'
import type { FormField } from './form-field.ts'
import { requireWrite } from './load-edit.server.ts'
import { undoRequestOf } from './saved-words.server.ts'

const writesOf = (list: Operation) => {
  const read = recordOf(list)
  return { change: read && findWrite('PATCH', read), delete: read && findWrite('DELETE', read), read }
}

/** Which of the two this person may do with rows of a list. */
export function bulkWorks(caller: Caller, list: Operation, params: PathValues): BulkOutcome['work'][] {
  const writes = writesOf(list)
  return (['change', 'delete'] as const).filter((work) => {
    const write = writes[work]
    return write && mayCall(caller, write, params) === 'yes'
  })
}

/** Fields with one value, which many records can share. */
function bulkFields(list: Operation): FormField[] {
  const { body } = writesOf(list).change ?? {}
  return (body ? fieldsOf(body) : [])
    .filter(
      ([name, field]) => name !== 'ID' && !field.readOnly && !field.writeOnly && isPlain(field) && !isSecretName(name),
    )
    .map(([name, field]) => widgetOf(name, field, Boolean(field['x-required'])))
}

/** Does one step of a bulk change. Nothing is written before its review was shown. */
export async function workInBulk(
  staff: Staff,
  { operation: list, params }: FoundOperation,
  form: FormData,
): Promise<BulkOutcome> {
  const [step = '', work = ''] = String(form.get('intent')).split(':')
  if (work !== 'change' && work !== 'delete') throw notHere()
  const write = requireWrite(staff, writesOf(list)[work], params)
  const start: BulkOutcome = {
    step: 'choose',
    work,
    ids: [...new Set(form.getAll('id').map(String))],
    fields: work === 'change' ? bulkFields(list) : [],
    field: String(form.get('field') ?? ''),
    text: String(form.get('text') ?? ''),
    problem: null,
    lines: [],
    seen: '{}',
    key: randomUUID(),
    undoRequest: null,
  }
  if (start.ids.length === 0) return { ...start, step: 'done', problem: 'Select at least one row first.' }
  if (work === 'change' && step === 'ask') return start
  const { body, problem } = work === 'change' ? readChoice(start) : { body: undefined, problem: null }
  if (problem) return { ...start, problem }
  const last = parametersOf(write.path).at(-1) ?? ''
  const seen = parseSeen(form.get('seen'))
  const isReal = step === 'make'
  const changes = start.ids.map(
    (id): PlannedChange => ({
      operation: write,
      params: { ...params, [last]: id },
      body,
      ...(isReal && work === 'change' && { was: { [start.field]: seen[id] ?? null } }),
    }),
  )
  const results = await makeAllChanges(staff, changes, { isDryRun: !isReal, key: String(form.get('key') ?? '') })
  const undoRequest = isReal ? undoRequestOf(staff, changes, results) : null
  return { ...start, step: isReal ? 'done' : 'review', ...reviewOf(start, list, results, body), undoRequest }
}

function readChoice({ fields, field: name, text }: BulkOutcome): { body?: Values; problem: string | null } {
  const field = fields.find((one) => one.name === name)
  if (!field) return { problem: 'Choose a field.' }
  const typed = text.trim()
  if (typed === '')
    return field.isRequired
      ? { problem: `Enter the ${field.label.toLowerCase()}.` }
      : { body: { [name]: null }, problem: null }
  const asFlag = field.kind === 'flag' ? flagTexts[typed.toLowerCase()] : typed
  if (asFlag === undefined) return { problem: 'Enter yes or no.' }
  const read = readText(field, asFlag)
  return read.problem ? { problem: read.problem } : { body: { [name]: read.value }, problem: null }
}

const flagTexts: Readonly<Record<string, string>> = { yes: 'true', true: 'true', no: 'false', false: 'false' }

function reviewOf(
  { ids, field: name, work }: BulkOutcome,
  list: Operation,
  results: readonly ChangeResult[],
  body: Values | undefined,
) {
  const declared = list.reply?.properties[name]
  const show = (value: unknown) => cellOf(value, declared).text
  const lines = ids.map((id, at): BulkLine => {
    const { before, errors = [], isOk = false } = results[at] ?? {}
    const refusal = isOk ? null : (errors[0]?.Message ?? 'The platform didn’t respond.')
    return {
      id,
      was: work === 'change' && before ? show(before[name]) : '',
      now: body ? show(body[name]) : '',
      refusal,
    }
  })
  const seen = Object.fromEntries(ids.map((id, at) => [id, results[at]?.before?.[name] ?? null]))
  return { lines, seen: JSON.stringify(work === 'change' ? seen : {}) }
}

function parseSeen(text: unknown): Values {
  try {
    return (JSON.parse(String(text ?? '{}')) ?? {}) as Values
  } catch {
    return {}
  }
}
