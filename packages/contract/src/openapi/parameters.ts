import { listQuery, type Operation, parametersOf } from '../kit/operation.ts'
import type { Schema } from './schemas.ts'

const text: Schema = { type: 'string' }
const flag: Schema = { type: 'boolean' }
const moment: Schema = { type: 'string', format: 'date-time' }
const oneOf = (...values: string[]): Schema => ({ type: 'string', enum: values })

/** Query and path parameters that are not plain text. */
const kinds: Record<string, Schema> = {
  direction: oneOf('Incoming', 'Outgoing', 'All'),
  page: { type: 'integer', format: 'int32', minimum: 1, default: 1 },
  pageSize: { type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 20 },
  searchType: oneOf('AnyTerm', 'AllTermsAnyField', 'AllTermsSameField', 'ExactPhrase', 'ExactPhrasePrefix'),
  level: oneOf('User', 'Group', 'Company'),
  commerceRole: oneOf('Buyer', 'Seller', 'Supplier'),
  quantity: { type: 'integer', format: 'int32' },
  from: moment,
  to: moment,
  adjustListOrders: flag,
  approvable: flag,
  includeAddress: flag,
  isBilling: flag,
  isShipping: flag,
  overwriteExisting: flag,
}

const filters = {
  name: 'filters',
  in: 'query',
  description: 'Any property of the model, nested ones by their dotted path, with a value to compare.',
  style: 'form',
  explode: true,
  schema: { type: 'object', additionalProperties: text },
}

/** Parameters are on each operation: some clients read every key of a path item as a verb. */
export const parametersFor = (operation: Operation, path: string): object[] => [
  ...parametersOf(path).map((name) => ({ name, in: 'path', required: true, schema: kinds[name] ?? text })),
  ...(operation.query ?? []).map((name) => ({ name, in: 'query', schema: kinds[name] ?? text })),
  ...listNames(operation).map((name) => ({ name, in: 'query', ...listParameter(operation, name) })),
  ...(operation.list === 'full' ? [filters] : []),
]

function listNames({ list, reply }: Operation): readonly string[] {
  if (!list) return []
  if (list === 'paged') return ['page', 'pageSize']
  return listQuery.filter((name) => reply?.search.length || !name.startsWith('search'))
}

function listParameter({ reply }: Operation, name: string): { schema: Schema; description?: string } {
  if (name === 'searchOn') return { schema: namesOf(reply?.search) }
  if (name === 'sortBy') return { schema: namesOf(reply?.sort), description: 'Descending with ! before the name.' }
  return { schema: kinds[name] ?? text }
}

const namesOf = (names: readonly string[] = []): Schema => ({
  type: 'array',
  items: names.includes('*') ? text : { type: 'string', enum: names },
})
