import { redirect } from 'react-router'
import type { FoundOperation } from '../operations/find-operation.ts'
import { hrefOf } from '../operations/places.ts'
import { notHere, requireRight } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import type { ColumnsView } from './columns-view.ts'
import { crumbsOf, listTitle } from './crumbs.server.ts'
import { columnLabel } from './labels.ts'
import { choosableFields, columnFields } from './list-columns.server.ts'
import { columnsWord } from './list-words.ts'

/** Words of the form alone: ticked columns, a typed one, the button that moves one, and the one that shows the list. */
const formWords = ['column', 'property', 'up', 'down', 'show', 'view'] as const

/** The page that chooses columns; what its form sends becomes the address of the list or of this page. */
export function chooseColumns(
  staff: Staff,
  { operation, params }: FoundOperation,
  query: URLSearchParams,
): ColumnsView {
  const { reply } = operation
  requireRight(staff.caller, operation, params)
  if (!reply) throw notHere()
  const path = hrefOf(operation, params)
  const kept = new URLSearchParams(query)
  for (const word of [...formWords, columnsWord]) kept.delete(word)
  const hrefWith = (names: readonly string[], isForm: boolean): string => {
    const usual = columnFields(reply, new URLSearchParams()).map(([name]) => name)
    const words = new URLSearchParams(kept)
    if (names.length > 0 && names.join() !== usual.join()) words.set(columnsWord, names.join())
    if (isForm) words.set('view', columnsWord)
    return words.size > 0 ? `${path}?${words}` : path
  }
  if (['up', 'down', 'show'].some((button) => query.has(button)))
    throw redirect(hrefWith(moveColumn(readTicked(query), query), !query.has('show')))
  const shown = columnFields(reply, query).map(([name]) => name)
  const others = choosableFields(reply).flatMap(([name]) => (shown.includes(name) ? [] : [name]))
  return {
    title: listTitle(operation),
    crumbs: crumbsOf(operation, params),
    choices: [...shown, ...others].map((name) => ({ name, label: columnLabel(name), isShown: shown.includes(name) })),
    hasProperties: 'xp' in reply.properties,
    kept: [...kept],
    listHref: hrefWith(shown, false),
    usualHref: hrefWith([], false),
  }
}

/** `color` typed as an extended property is `xp.color`. */
function readTicked(query: URLSearchParams): string[] {
  const typed = (query.get('property') ?? '').trim().replace(/^xp\./, '')
  return [...query.getAll('column'), ...(typed ? [`xp.${typed}`] : [])]
}

/** The ticked columns, with one of them a place earlier or later. */
function moveColumn(ticked: readonly string[], query: URLSearchParams): string[] {
  const names = [...new Set(ticked)]
  const moved = query.get('up') ?? query.get('down') ?? ''
  const from = names.indexOf(moved)
  if (from < 0) return names
  names.splice(from, 1)
  names.splice(Math.max(0, from + (query.has('up') ? -1 : 1)), 0, moved)
  return names
}
