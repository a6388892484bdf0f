import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { useMemo } from 'react'
import { readLocations } from '../features/stock/read-locations.server.ts'
import { readStock } from '../features/stock/read-stock.server.ts'
import { stockRows } from '../features/stock/stock-rows.ts'
import { type StockQuery, StockScreen } from '../features/stock/stock-screen.tsx'
import { type DataOf, pageText } from '../generic/page-text.server.ts'
import { readPage } from '../generic/staff-list-query.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/stock.ts'

/** Stock of all products by place and lot. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const query = readQuery(url.searchParams)
  const [found, places] = await Promise.all([
    readStock(staff, {
      search: query.search,
      addressID: query.place,
      isLow: query.view === 'low' ? 'true' : '',
      page: String(query.page),
      pageSize: '25',
    }),
    readLocations(staff),
  ])
  const today = dayIn(new Date(), shopTimeZone)
  return pageText({
    query,
    places,
    rows: found.Items.flatMap((record) => stockRows(record, today)),
    total: found.Meta.TotalCount,
    pages: found.Meta.TotalPages,
  })
}

function readQuery(words: URLSearchParams): StockQuery {
  return {
    view: words.get('view') === 'low' ? 'low' : 'all',
    search: words.get('search')?.trim() ?? '',
    place: words.get('place') ?? '',
    page: readPage(words),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Stock · Tessera console' }]

export default function Stock({ loaderData }: Route.ComponentProps) {
  const shown: DataOf<typeof loaderData> = useMemo(() => JSON.parse(loaderData.json), [loaderData.json])
  return <StockScreen {...shown} />
}
