import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { AddToSheetForm } from '../../features/selection-sheets/add-to-sheet-form.tsx'
import { changeSheet, sheetActions } from '../../features/selection-sheets/change-sheet.server.ts'
import { StaleNotice } from '../../features/selection-sheets/stale-notice.tsx'
import { sheetHref } from '../../features/selection-sheets/tabs.ts'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { AddFinder, AddPage } from '../../kit/plans/add-page.tsx'
import { loadForAdding } from '../../kit/plans/load-for-adding.server.ts'
import { revalidateWhenStale } from '../../kit/plans/revalidate-when-stale.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/selection-sheet-add.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { shop } = visitor
  const { selectionSheetId } = params
  return asCustomer(visitor, url, () =>
    loadForAdding(shop, url, shop.MyAccount.GetSelectionSheetDetail({ selectionSheetId })),
  )
}

export const action = formActions(sheetActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => changeSheet(change, args)),
)

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Add to the selection sheet' })

export default function AddToSheet({ loaderData, actionData }: Route.ComponentProps) {
  const { plan: sheet, inPlaceOf } = loaderData
  const items = sheet.rooms.flatMap((room) => room.items.map((item) => ({ room, item })))
  const main = items.find(({ item }) => item.id === inPlaceOf)
  const room = main?.room ?? sheet.rooms.find(({ id }) => id === loaderData.roomId) ?? sheet.rooms[0]
  const count = main ? main.item.alternates.length : (room?.items.length ?? 0)
  const place = main ? `Alternate for ${main.item.name}` : `For ${room?.name ?? 'the sheet'}`
  return (
    <AddPage
      to={{ name: sheet.name, href: sheetHref(sheet.selectionSheetId), what: 'sheet' }}
      isAlternate={main !== undefined}
      about={`${place}, ${count} so far`}
    >
      <StaleNotice answer={actionData} />
      {room ? (
        <AddFinder
          found={loaderData}
          hiddenFields={main ? { item: inPlaceOf } : { room: room.id }}
          form={(record, back) => (
            <AddToSheetForm
              key={`${record.sku} ${sheet.revision}`}
              {...{ record, sheet, back }}
              roomId={room.id}
              itemId={main ? inPlaceOf : ''}
              refusal={findRefusal(actionData)}
            />
          )}
        />
      ) : (
        <p className="text-stone">Please add a room to the sheet first.</p>
      )}
    </AddPage>
  )
}
