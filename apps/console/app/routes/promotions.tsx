import { loadPromotions } from '../features/promotions/load-promotions.server.ts'
import { PromotionsScreen } from '../features/promotions/promotions-screen.tsx'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/promotions.ts'

export const loader = async ({ url, context }: Route.LoaderArgs) =>
  loadPromotions(context.get(staffContext), url.searchParams)

export const meta: Route.MetaFunction = () => [{ title: 'Promotions · Tessera console' }]

export default function Promotions({ loaderData }: Route.ComponentProps) {
  return <PromotionsScreen view={loaderData} />
}
