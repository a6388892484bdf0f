import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { loadHistory } from '../features/history/load-history.server.ts'
import { deleteRecord, loadDelete } from '../generic/delete-record.server.ts'
import { EditScreen } from '../generic/edit-screen.tsx'
import { loadSettings } from '../generic/load-settings.server.ts'
import { onDemand } from '../generic/on-demand.tsx'
import { RecordScreen } from '../generic/record-screen.tsx'
import { loadSettingChange, saveSetting } from '../generic/save-setting.server.ts'
import { savedWords, wordsAfter } from '../generic/saved-words.server.ts'
import { type FoundOperation, findRead } from '../operations/find-operation.ts'
import { hrefOf, placeOf } from '../operations/places.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/settings.ts'

function getSetting(url: URL): FoundOperation {
  const found = findRead(url.pathname.replace(/^\/console\/s\//, ''))
  if (!found || placeOf(found.operation).screen !== 'settings') throw notHere()
  return found
}

/** One setting of the marketplace. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const found = getSetting(url)
  const staff = context.get(staffContext)
  const view = url.searchParams.get('view')
  if (view === 'edit') return { edit: await loadSettingChange(staff, found) }
  if (view === 'delete') return { gone: await loadDelete(staff, found) }
  if (view === 'history') return { history: await loadHistory(staff, found, url.searchParams) }
  return { setting: await loadSettings(staff, found), isRaw: view === 'raw' }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const found = getSetting(url)
  const staff = context.get(staffContext)
  const form = await request.formData()
  const href = hrefOf(found.operation, found.params)
  if (url.searchParams.get('view') === 'delete') {
    const { messages, undoRequest } = await deleteRecord(staff, found, form)
    if (messages.length > 0) return data({ messages }, { status: 400 })
    return redirect(`${href}?${wordsAfter('cleared', undoRequest)}`)
  }
  const saved = await saveSetting(staff, found, form)
  if ('outcome' in saved) return data({ outcome: saved.outcome }, { status: 400 })
  return redirect(`${href}?${savedWords(staff, saved)}`)
}

export const meta: Route.MetaFunction = () => [{ title: 'Settings · Tessera console' }]

const DeleteScreen = onDemand(async () => (await import('../generic/delete-screen.tsx')).DeleteScreen)
const HistoryScreen = onDemand(async () => (await import('../features/history/history-screen.tsx')).HistoryScreen)

export default function Settings({ loaderData: page, actionData }: Route.ComponentProps) {
  const { outcome, messages = [] } = (actionData ?? {}) as Partial<{ outcome: never; messages: string[] }>
  if (page.edit) return <EditScreen view={page.edit} outcome={outcome} />
  if (page.setting) return <RecordScreen view={page.setting} isRaw={page.isRaw} />
  return (
    <Suspense fallback={<div className="console-progress" />}>
      {page.gone && <DeleteScreen view={page.gone} messages={messages} />}
      {page.history && <HistoryScreen view={page.history} />}
    </Suspense>
  )
}
