import type { Operation } from './operation.ts'

type Row = Omit<Operation, 'tag' | 'name' | 'status'> & { status?: number }

const defaultStatus: Record<Operation['verb'], number> = { GET: 200, POST: 201, PUT: 200, PATCH: 200, DELETE: 204 }

/** One operation with its own behavior. The default status follows from the verb, 204 without a reply. */
export function action<const R extends Row>(row: R): R & Operation {
  const [tag = '', name = ''] = row.id.split('.')
  return { status: row.reply ? defaultStatus[row.verb] : 204, ...row, tag, name }
}
