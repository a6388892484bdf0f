import { type Operation, urlOf } from './kit/operation.ts'

/** The API as text, one aligned line per operation, sorted, so that API changes are visible in a diff. */
export function operationList(operations: readonly Operation[]): string {
  const rows = operations.map(columnsOf).sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) => `${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}\n`).join('')
}

const columnsOf = (operation: Operation): string[] => [
  operation.id,
  operation.verb,
  urlOf(operation.path),
  String(operation.status),
  whoMayCall(operation),
]

function whoMayCall({ open, roles, callers }: Operation): string {
  if (open) return '(no token)'
  const kinds = callers ? ` (${callers.join(', ')} only)` : ''
  return `${roles.length > 0 ? roles.join(', ') : '(any token)'}${kinds}`
}
