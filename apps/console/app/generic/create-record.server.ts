import { randomUUID } from 'node:crypto'
import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { isPlain } from '@tessera/domain/changes/find-changed-fields'
import type { FoundOperation, PathValues } from '../operations/find-operation.ts'
import { findCreate } from '../operations/find-write.ts'
import { makeOneChange } from '../operations/make-changes.server.ts'
import { hrefOf, recordOf } from '../operations/places.ts'
import { notHere, readOperation } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { crumbsOf } from './crumbs.server.ts'
import { type EditField, editSections, fieldsIn, seenValues, type Values } from './edit-fields.server.ts'
import { outcomeOf, withoutSecrets } from './edit-outcome.server.ts'
import type { EditOutcome, EditView } from './edit-view.ts'
import { fieldProblems } from './field-problems.ts'
import { textsOf } from './form-texts.ts'
import { ownValuesOf } from './hints.ts'
import { modelLabel } from './labels.ts'
import { requireWrite } from './load-edit.server.ts'
import { readEditForm, textsFor } from './read-edit-form.ts'
import { withChoices } from './reference-choices.server.ts'
import { undoRequestOf } from './saved-words.server.ts'

/** The form of a new record. A duplicate starts with the values of another one, without its ID. */
export async function loadNew(
  staff: Staff,
  { operation: list, params }: FoundOperation,
  from: string | null,
): Promise<EditView> {
  const create = requireWrite(staff, findCreate(list), params)
  const { body: model } = create
  if (!model) throw notHere()
  const start = from ? await valuesOf(staff, list, params, from) : defaultsOf(model)
  const sections = newSections(create, model)
  const label = modelLabel(model.title).toLowerCase()
  return {
    title: from ? `Duplicate of ${from}` : `New ${label}`,
    crumbs: crumbsOf(list, params),
    sections: await withChoices(staff, sections, params, start),
    texts: textsFor(fieldsIn(sections), start),
    seen: '{}',
    key: randomUUID(),
    backHref: hrefOf(list, params),
    submitLabel: `Create ${label}`,
    isNew: true,
  }
}

const newSections = ({ alsoRequired }: Operation, model: Model) =>
  editSections(model, {}, { isNew: true, alsoRequired })

const defaultsOf = (model: Model): Values =>
  Object.fromEntries(
    fieldsOf(model).flatMap(([name, field]) => (field.default === undefined ? [] : [[name, field.default]])),
  )

async function valuesOf(staff: Staff, list: Operation, params: PathValues, id: string): Promise<Values> {
  const read = recordOf(list)
  const last = read && parametersOf(read.path).at(-1)
  if (!read?.reply || !last) throw notHere()
  const { data } = await readOperation(staff, read, { params: { ...params, [last]: id } })
  const { ID: _, ...values } = seenValues(read.reply, data as Values)
  return ownValuesOf(read.reply.title).reduce(without, values)
}

/** The values but the one at this place. */
function without(values: Values, [name = '', ...inner]: readonly string[]): Values {
  const { [name]: value, ...others } = values
  return inner.length > 0 && isPlain(value) ? { ...others, [name]: without(value, inner) } : others
}

/** Creates the record and says where it is, or gives the form back. */
export async function createRecord(
  staff: Staff,
  { operation: list, params }: FoundOperation,
  form: FormData,
): Promise<{ href: string; undoRequest: string | null } | { outcome: EditOutcome }> {
  const create = requireWrite(staff, findCreate(list), params)
  if (!create.body) throw notHere()
  const fields = fieldsIn(newSections(create, create.body))
  const texts = textsOf(fields, form)
  const typed = outcomeOf(withoutSecrets(fields, texts), {})
  const { body, problems } = readNew(fields, texts)
  if (Object.keys(problems).length > 0) return { outcome: { ...typed, problems } }
  const key = String(form.get('key') ?? '')
  const change = { operation: create, params, body }
  const made = await makeOneChange(staff, change, { key })
  if (!made.isOk) return { outcome: { ...typed, ...fieldProblems(fields, texts, made.errors) } }
  return { href: hrefOfNew(list, params, made.after), undoRequest: undoRequestOf(staff, [change], [made]) }
}

/** The typed values of a new record; what was left empty is not sent. */
export function readNew(fields: readonly EditField[], texts: Readonly<Record<string, string>>) {
  const { mine, secrets, problems } = readEditForm(fields, {}, texts)
  const missing = fields.filter(({ name, isRequired }) => isRequired && !texts[name]?.trim())
  return {
    body: { ...mine, ...secrets },
    problems: {
      ...Object.fromEntries(missing.map(({ name, label }) => [name, `Enter the ${label.toLowerCase()}.`])),
      ...problems,
    },
  }
}

function hrefOfNew(list: Operation, params: PathValues, after: Readonly<Values> | null): string {
  const read = recordOf(list)
  const last = read && parametersOf(read.path).at(-1)
  if (!read || !last || typeof after?.ID !== 'string') return hrefOf(list, params)
  return hrefOf(read, { ...params, [last]: after.ID })
}
