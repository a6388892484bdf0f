import { listStock } from '@tessera/contract/platform/additions/stock-places'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { data } from 'react-router'
import { addLocation } from '../features/stock/add-location.server.ts'
import { loadProductStock } from '../features/stock/product-stock.server.ts'
import { ProductStockScreen } from '../features/stock/product-stock-screen.tsx'
import { saveCounts, saveMove } from '../features/stock/save-stock.server.ts'
import { readCounts, readMove, readNewLocation } from '../features/stock/stock-form.ts'
import { requireRight } from '../operations/read-operation.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product-stock.ts'

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  requireRight(staff.caller, listStock, {})
  return { view: await loadProductStock(staff, id, url.searchParams), isAsked: url.searchParams.has('count') }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const outcome = await workOnStock(context.get(staffContext), id, form)
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return data({ ...outcome, intent: typed.intent ?? '', typed }, { status: 'problem' in outcome ? 400 : 200 })
}

async function workOnStock(staff: Staff, productID: string, form: FormData) {
  if (form.get('intent') === 'move') {
    const move = readMove(form, dayIn(new Date(), shopTimeZone))
    return 'problem' in move ? move : saveMove(staff, productID, move.value)
  }
  if (form.get('intent') === 'add') {
    const added = readNewLocation(form, dayIn(new Date(), shopTimeZone))
    return 'problem' in added ? added : addLocation(staff, productID, added.value)
  }
  const counts = readCounts(form)
  return 'problem' in counts ? counts : saveCounts(staff, productID, counts.value)
}

export default function ProductStock({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductStockScreen {...loaderData} outcome={actionData} />
}
