import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { isSecretName } from '@tessera/domain/changes/secret-values'
import { csvText } from '@tessera/domain/csv/csv-text'
import type { FoundOperation } from '../operations/find-operation.ts'
import { readOperation } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import type { EditField, Values } from './edit-fields.server.ts'
import { isPlain, widgetOf } from './field-widgets.server.ts'
import { importFields } from './import-fields.server.ts'
import { apiWords, readColumns } from './list-words.ts'
import { textsFor } from './read-edit-form.ts'

const pageSize = 100
/** A longer list is narrowed first. */
const maxPages = 200

/** A list as a file for spreadsheets: the columns that an import reads, then those that the server sets. */
export async function exportList(
  staff: Staff,
  { operation, params }: FoundOperation,
  words: URLSearchParams,
): Promise<string> {
  const fields = operation.reply ? chooseFields(exportFields(operation.reply), readColumns(words)) : []
  const lines: string[][] = [fields.map(({ name }) => name)]
  for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page += 1) {
    const query = apiWords(words)
    query.set('page', String(page))
    query.set('pageSize', String(pageSize))
    const { data } = await readOperation(staff, operation, { params, query })
    const { Items, Meta } = data as { Items: Values[]; Meta: { TotalPages: number } }
    pages = Meta.TotalPages
    for (const record of Items) {
      const texts = textsFor(fields, record)
      lines.push(fields.map(({ name }) => texts[name] ?? ''))
    }
  }
  return csvText(lines)
}

/** The chosen columns after the ID, by which an import knows the record. */
function chooseFields(fields: EditField[], chosen: readonly string[]): EditField[] {
  const named = chosen.flatMap((name) => fields.filter((field) => field.name === name && name !== 'ID'))
  return named.length > 0 ? [...fields.filter(({ name }) => name === 'ID'), ...named] : fields
}

function exportFields(model: Model): EditField[] {
  const editable = importFields(model)
  const set = fieldsOf(model).filter(
    ([name, field]) => field.readOnly && !field.writeOnly && isPlain(field) && !isSecretName(name),
  )
  return [...editable, ...set.map(([name, field]) => ({ ...widgetOf(name, field, false), path: [name] }))]
}
