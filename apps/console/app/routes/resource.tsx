import { Suspense, useEffect } from 'react'
import { data, redirect } from 'react-router'
import { loadHistory } from '../features/history/load-history.server.ts'
import type { AssignmentsOutcome } from '../generic/assignments-view.ts'
import { workInBulk } from '../generic/bulk.server.ts'
import { tagOfChoice, workOnBulkAssign } from '../generic/bulk-assign.server.ts'
import type { BulkAssignOutcome } from '../generic/bulk-assign-view.ts'
import type { BulkOutcome } from '../generic/bulk-view.ts'
import { chooseColumns } from '../generic/choose-columns.server.ts'
import { createRecord, loadNew } from '../generic/create-record.server.ts'
import { deleteRecord, loadDelete } from '../generic/delete-record.server.ts'
import { aloneWord } from '../generic/delete-view.ts'
import type { EditOutcome } from '../generic/edit-view.ts'
import { findPage } from '../generic/find-page.ts'
import { tidyQuery } from '../generic/list-query.ts'
import { ListScreen } from '../generic/list-screen.tsx'
import { columnsWord } from '../generic/list-words.ts'
import { loadAssignments } from '../generic/load-assignments.server.ts'
import { loadChange, requireWrite } from '../generic/load-edit.server.ts'
import { loadGrid } from '../generic/load-grid.server.ts'
import { loadList } from '../generic/load-list.server.ts'
import { loadMatrix } from '../generic/load-matrix.server.ts'
import { loadRecord } from '../generic/load-record.server.ts'
import { loadUsedBy } from '../generic/load-used-by.server.ts'
import { onDemand } from '../generic/on-demand.tsx'
import { withoutPassing } from '../generic/passing-words.ts'
import { RecordScreen } from '../generic/record-screen.tsx'
import { saveAssignments } from '../generic/save-assignments.server.ts'
import { saveChange } from '../generic/save-change.server.ts'
import { savedWords, wordsAfter } from '../generic/saved-words.server.ts'
import { findWrite } from '../operations/find-write.ts'
import { hrefOf, listOf } from '../operations/places.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { isSensitive, requireRecentPassword } from '../session/recent-password.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/resource.ts'

/** Every collection and every record of the platform, at the path that the API has for it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = findPage(url)
  const staff = context.get(staffContext)
  const query = withoutPassing(url.searchParams)
  query.delete('view')
  if (page?.screen === 'list' && url.searchParams.get('view') === columnsWord)
    return { screen: columnsWord, columns: chooseColumns(staff, page.found, query) }
  if (page?.screen === 'list') {
    const tidy = tidyQuery(query)
    const isGrid = url.searchParams.get('view') === 'grid'
    const own = new URLSearchParams([...tidy, ...(isGrid ? [['view', 'grid']] : [])])
    if (tidy.toString() !== query.toString()) throw redirect(`/r/${page.path}${own.size > 0 ? `?${own}` : ''}`)
    if (isGrid) return { screen: 'grid' as const, grid: await loadGrid(staff, page.found, tidy) }
    return { screen: page.screen, list: await loadList(staff, page.found, tidy) }
  }
  if (page?.end && page.screen === 'matrix')
    return { screen: page.screen, matrix: await loadMatrix(staff, page.end, page.found.params, url.searchParams) }
  if (page?.end)
    return { screen: page.screen, ticks: await loadAssignments(staff, page.end, page.found.params, url.searchParams) }
  if (page?.screen === 'new')
    return { screen: page.screen, edit: await loadNew(staff, page.found, url.searchParams.get('from')) }
  if (page?.screen === 'edit') return { screen: page.screen, edit: await loadChange(staff, page.found) }
  if (page?.screen === 'delete') return { screen: page.screen, gone: await loadDelete(staff, page.found) }
  if (page?.screen === 'history')
    return { screen: page.screen, history: await loadHistory(staff, page.found, url.searchParams) }
  if (page?.screen === 'used') return { screen: page.screen, used: await loadUsedBy(staff, page.found) }
  if (page?.screen !== 'record') throw notHere()
  const isRaw = url.searchParams.get('view') === 'raw'
  return { screen: page.screen, record: await loadRecord(staff, page.found, query), isRaw }
}

/** A new product goes on in its tabs, where its prices, stock and pictures are still to come. */
const pageOfNew = (listID: string, href: string): string =>
  listID === 'Products.List' ? href.replace('/r/', '/') : href

/** Each form posts to the page it stands on. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const page = findPage(url)
  const form = await request.formData()
  const isAssigned = String(form.get('intent')).endsWith(':assign')
  const tag = page && isAssigned ? tagOfChoice(page.found, form) : page?.end?.relation.tag
  const calls = [page?.found.operation.id ?? '', tag ?? '']
  const staff = calls.some(isSensitive)
    ? await requireRecentPassword({ request, context }, form)
    : context.get(staffContext)
  if (page?.screen === 'list' && isAssigned) return data({ assign: await workOnBulkAssign(staff, page.found, form) })
  if (page?.screen === 'list') return data({ bulk: await workInBulk(staff, page.found, form) })
  if (page?.end)
    return data({ ticked: await saveAssignments(staff, page.end, page.found.params, url.searchParams, form) })
  if (page?.screen === 'new') {
    const made = await createRecord(staff, page.found, form)
    if ('outcome' in made) return data({ outcome: made.outcome }, { status: 400 })
    return redirect(`${pageOfNew(page.found.operation.id, made.href)}?${wordsAfter('created', made.undoRequest)}`)
  }
  if (page?.screen === 'edit') {
    const write = requireWrite(staff, findWrite('PATCH', page.found.operation), page.found.params)
    const saved = await saveChange(staff, write, page.found, form)
    if ('outcome' in saved) return data({ outcome: saved.outcome }, { status: 400 })
    return redirect(`${page.hrefAfter(saved.after)}?${savedWords(staff, saved)}`)
  }
  if (page?.screen !== 'delete') throw notHere()
  const { messages, undoRequest } = await deleteRecord(staff, page.found, form)
  if (messages.length > 0) return data({ messages }, { status: 400 })
  const list = listOf(page.found.operation)
  return redirect(
    list
      ? `${hrefOf(list, page.found.params)}?${wordsAfter(form.has(aloneWord) ? 'deleted-parts' : 'deleted', undoRequest)}`
      : '/',
  )
}

export const meta: Route.MetaFunction = ({ loaderData: page }) => {
  const title =
    page?.list?.title ??
    page?.grid?.title ??
    page?.columns?.title ??
    page?.record?.title ??
    page?.edit?.title ??
    page?.gone?.title ??
    page?.history?.title ??
    page?.used?.title ??
    page?.ticks?.title ??
    page?.matrix?.title ??
    'Page not found'
  return [{ title: `${title} · Tessera console` }]
}

interface ActionResult {
  outcome?: EditOutcome
  messages?: string[]
  bulk?: BulkOutcome
  assign?: BulkAssignOutcome
  ticked?: AssignmentsOutcome
}

const AssignmentsScreen = onDemand(async () => (await import('../generic/assignments-screen.tsx')).AssignmentsScreen)
const BulkAssignScreen = onDemand(async () => (await import('../generic/bulk-assign-screen.tsx')).BulkAssignScreen)
const BulkScreen = onDemand(async () => (await import('../generic/bulk-screen.tsx')).BulkScreen)
const ColumnsScreen = onDemand(async () => (await import('../generic/columns-screen.tsx')).ColumnsScreen)
const DeleteScreen = onDemand(async () => (await import('../generic/delete-screen.tsx')).DeleteScreen)
const EditScreen = onDemand(async () => (await import('../generic/edit-screen.tsx')).EditScreen)
const GridScreen = onDemand(async () => (await import('../generic/grid-screen.tsx')).GridScreen)
const HistoryScreen = onDemand(async () => (await import('../features/history/history-screen.tsx')).HistoryScreen)
const MatrixScreen = onDemand(async () => (await import('../generic/matrix-screen.tsx')).MatrixScreen)
const UsedByScreen = onDemand(async () => (await import('../generic/used-by-screen.tsx')).UsedByScreen)

export default function Resource({ loaderData: page, actionData }: Route.ComponentProps) {
  useEffect(loadNextScreens, [])
  const result = (actionData ?? {}) as ActionResult
  if (page.list && !result.bulk && !result.assign) return <ListScreen view={page.list} />
  if (page.record) return <RecordScreen view={page.record} isRaw={page.isRaw} />
  return (
    <Suspense fallback={<div className="console-progress" />}>
      <LaterScreen page={page} result={result} />
    </Suspense>
  )
}

/** Screens that are one click away from a list or a record. Their code follows once the page works. */
function loadNextScreens() {
  const later = setTimeout(() => {
    for (const screen of [EditScreen, BulkScreen, AssignmentsScreen]) screen.load()
  }, 1000)
  return () => clearTimeout(later)
}

interface LaterProps {
  page: Route.ComponentProps['loaderData']
  result: ActionResult
}

function LaterScreen({ page, result: { outcome, messages = [], bulk, assign, ticked } }: LaterProps) {
  if (page.list && bulk) return <BulkScreen title={page.list.title} outcome={bulk} />
  if (page.list && assign) return <BulkAssignScreen title={page.list.title} outcome={assign} />
  if (page.grid) return <GridScreen key={`${page.grid.list}?${page.grid.words}`} view={page.grid} />
  if (page.columns) return <ColumnsScreen view={page.columns} />
  if (page.ticks) return <AssignmentsScreen view={page.ticks} outcome={ticked} />
  if (page.matrix) return <MatrixScreen view={page.matrix} outcome={ticked} />
  if (page.edit) return <EditScreen key={page.edit.backHref} view={page.edit} outcome={outcome} />
  if (page.gone) return <DeleteScreen view={page.gone} messages={messages} />
  if (page.used) return <UsedByScreen view={page.used} />
  return page.history && <HistoryScreen view={page.history} />
}
