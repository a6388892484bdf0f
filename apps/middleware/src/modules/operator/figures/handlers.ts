import { figureCalls } from '@tessera/contract/middleware/operator/figure-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { getTodayFigures } from './get-today-figures.ts'

export const figureHandlers = (database: Database) =>
  handle(figureCalls.getTodayFigures, (call) =>
    getTodayFigures(database, {
      store: queryValue(call, 'store') || undefined,
      roles: call.actor.bearer?.roles ?? [],
      now: call.now,
    }),
  )
