import { LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { PageHead } from '../../account/page-head.tsx'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { AddToSheetForm } from '../../features/selection-sheets/add-to-sheet-form.tsx'
import { changeSheet } from '../../features/selection-sheets/change-sheet.server.ts'
import { StaleNotice } from '../../features/selection-sheets/stale-notice.tsx'
import { sheetHref } from '../../features/selection-sheets/tabs.ts'
import { findRefusal } from '../../forms/form-refusal.ts'
import { metaOf } from '../../lib/seo.ts'
import { orNotFound } from '../../lib/shop-answers.server.ts'
import { findForPlan } from '../../planning/find-for-plan.server.ts'
import { ProductFinder } from '../../planning/product-finder.tsx'
import { revalidateWhenStale } from '../../planning/revalidate-when-stale.ts'
import { visitorContext } from '../../session/context.server.ts'
import type { Route } from './+types/selection-sheet-add.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const query = (name: string) => url.searchParams.get(name)?.slice(0, 100) ?? ''
  const { selectionSheetId } = params
  return asCustomer(visitor, url, async () => {
    const [sheet, found] = await Promise.all([
      orNotFound(visitor.shop.MyAccount.GetSelectionSheetDetail({ selectionSheetId })),
      findForPlan(visitor.shop, query('q')),
    ])
    return { sheet, ...found, text: query('q'), roomId: query('room'), itemId: query('item') }
  })
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext)
  const form = await request.formData()
  return asCustomer(visitor, url, () => changeSheet(visitor, url, params.selectionSheetId, form))
}

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Add to the selection sheet' })

export default function AddToSheet({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, records, total, text, itemId } = loaderData
  const items = sheet.rooms.flatMap((room) => room.items.map((item) => ({ room, item })))
  const main = items.find(({ item }) => item.id === itemId)
  const room = main?.room ?? sheet.rooms.find(({ id }) => id === loaderData.roomId) ?? sheet.rooms[0]
  const kept: Record<string, string> = main ? { item: itemId } : room ? { room: room.id } : {}
  const back = new URLSearchParams({ ...(text && { q: text }), ...kept }).toString() || 'q='
  const count = main ? main.item.alternates.length : (room?.items.length ?? 0)
  return (
    <div className="grid gap-6">
      <p className="text-sm">
        <Link href={sheetHref(sheet.selectionSheetId)}>{sheet.name}</Link>
      </p>
      <PageHead
        title={main ? 'Choose an alternate' : 'Add products'}
        actions={<LinkButton href={sheetHref(sheet.selectionSheetId)}>Back to the sheet</LinkButton>}
      >
        <span role="status">
          {main
            ? `In place of ${main.item.name}, ${count} so far`
            : `For ${room?.name ?? 'the sheet'}, ${count} so far`}
        </span>
      </PageHead>
      <StaleNotice answer={actionData} />
      {room ? (
        <ProductFinder
          text={text}
          kept={kept}
          records={records}
          total={total}
          form={(record) => (
            <AddToSheetForm
              key={`${record.sku} ${sheet.revision}`}
              record={record}
              sheet={sheet}
              roomId={room.id}
              itemId={main ? itemId : ''}
              back={back}
              refusal={findRefusal(actionData)}
            />
          )}
        />
      ) : (
        <p className="text-stone">Please add a room to the sheet first.</p>
      )}
    </div>
  )
}
