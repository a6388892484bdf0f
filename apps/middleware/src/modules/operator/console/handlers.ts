import { consoleCalls } from '@tessera/contract/middleware/console/operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { Commerce } from '../../../kit/commerce.ts'
import { handle } from '../../../kit/http/handle.ts'
import { nameForwarded } from './name-forwarded.ts'
import { deletePin, listPins, savePin } from './pins.ts'
import { deleteView, listViews, saveView } from './saved-views.ts'
import { staffOf } from './staff-of.ts'

/** Saved views and pinned pages of the console, and order numbers for suppliers. */
export const consoleHandlers = ({ database, commerce }: { database: Database; commerce: Commerce }) => ({
  ...handle(consoleCalls.listViews, (call) => listViews(database, staffOf(call), queryValue(call, 'list') ?? '')),
  ...handle(consoleCalls.saveView, async (call) => {
    await saveView(database, staffOf(call), call.body)
    return undefined
  }),
  ...handle(consoleCalls.deleteView, async (call) => {
    await deleteView(database, staffOf(call), call.actor.bearer?.roles ?? [], call.body.id)
    return undefined
  }),
  ...handle(consoleCalls.listPins, (call) => listPins(database, staffOf(call))),
  ...handle(consoleCalls.savePin, async (call) => {
    await savePin(database, staffOf(call), call.body)
    return undefined
  }),
  ...handle(consoleCalls.deletePin, async (call) => {
    await deletePin(database, staffOf(call), call.body)
    return undefined
  }),
  ...handle(consoleCalls.nameForwarded, (call) =>
    nameForwarded({ database, commerce }, staffOf(call), {
      orderIds: queryValue(call, 'orderIds') ?? '',
      number: queryValue(call, 'number')?.trim() ?? '',
    }),
  ),
})
