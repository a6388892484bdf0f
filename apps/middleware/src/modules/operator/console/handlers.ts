import { consoleCalls } from '@tessera/contract/middleware/console/operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { deleteView, listViews, saveView } from './saved-views.ts'
import { staffOf } from './staff-of.ts'

/** Saved views of the console. */
export const consoleHandlers = ({ database }: { database: Database }) => ({
  ...handle(consoleCalls.listViews, (call) => listViews(database, staffOf(call), queryValue(call, 'list') ?? '')),
  ...handle(consoleCalls.saveView, async (call) => {
    await saveView(database, staffOf(call), call.body)
    return undefined
  }),
  ...handle(consoleCalls.deleteView, async (call) => {
    await deleteView(database, staffOf(call), call.actor.bearer?.roles ?? [], call.body.id)
    return undefined
  }),
})
