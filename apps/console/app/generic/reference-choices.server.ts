import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { valueAt } from '@tessera/domain/changes/find-edits'
import { callOperation } from '../operations/call-operation.server.ts'
import { findOperation, type PathValues } from '../operations/find-operation.ts'
import { isAllowed } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import type { EditSection, Values } from './edit-fields.server.ts'
import type { FormSection, ReferenceChoice, ReferenceChoices } from './form-field.ts'
import { titleOf } from './load-record.server.ts'

const shownChoices = '20'

/** The fields that name other records, with the first records they can name. */
export async function withChoices(
  staff: Staff,
  sections: readonly EditSection[],
  params: PathValues,
  record: Values,
): Promise<FormSection[]> {
  const values = { direction: 'Incoming', ...namesIn(record), ...params }
  return Promise.all(
    sections.map(async ({ title, fields }) => ({
      title,
      fields: await Promise.all(
        fields.map(async ({ ref, path, apart: _, ...field }) => {
          const list = ref && findReferenceList(ref, values)
          if (!list) return field
          const named = valueAt(record, path)
          return { ...field, reference: await choicesIn(staff, list, values, typeof named === 'string' ? named : '') }
        }),
      ),
    })),
  )
}

/** `BuyerID` of a record is `buyerID` in a path. */
const namesIn = (record: Values): PathValues =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]): [string, string][] =>
      name.endsWith('ID') && typeof value === 'string' && value
        ? [[name.charAt(0).toLowerCase() + name.slice(1), value]]
        : [],
    ),
  )

/** The first records of a kind, for a value that is chosen before there is a form. */
export async function choicesFor(staff: Staff, tag: string, values: PathValues): Promise<ReferenceChoices | undefined> {
  const list = findReferenceList(tag, values)
  return list && choicesIn(staff, list, values)
}

/** The list of the records that a field names. People, groups and addresses belong to a buyer, a supplier or the seller. */
function findReferenceList(tag: string, values: PathValues): Operation | undefined {
  const isOfParty = ['Users', 'UserGroups', 'Addresses'].includes(tag)
  const tags = isOfParty ? [tag, `Supplier${tag}`, `Admin${tag}`] : [tag]
  return tags
    .map((one) => findOperation(`${one}.List`))
    .find((list) => list && parametersOf(list.path).every((name) => values[name]))
}

/** The first records, and the one that is named now, so that its name is known. */
async function choicesIn(
  staff: Staff,
  list: Operation,
  values: PathValues,
  named = '',
): Promise<ReferenceChoices | undefined> {
  const names = parametersOf(list.path)
  const params = Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
  if (!isAllowed(staff.caller, list, params)) return undefined
  const searchHref = `/console/pick/${list.id}?${new URLSearchParams(params)}`
  const options = await listChoices(staff, list, params, '')
  if (named === '' || options.some(({ id }) => id === named)) return { searchHref, options }
  return { searchHref, options: [...(await listChoices(staff, list, params, '', { ID: named })), ...options] }
}

/** Twenty records, those that match what was typed. Suggestions are a help: without them an ID can still be typed. */
export async function listChoices(
  { token }: Staff,
  list: Operation,
  params: PathValues,
  search: string,
  words: Readonly<Record<string, string>> = {},
): Promise<ReferenceChoice[]> {
  const query = new URLSearchParams({ pageSize: shownChoices, ...(search && { search }), ...words })
  const { isOk, data } = await callOperation(token, list, { params, query })
  if (!isOk) return []
  return (data as { Items: Values[] }).Items.map((item) => ({ id: String(item.ID), label: titleOf(item) ?? '' }))
}
