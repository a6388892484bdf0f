import { ownValue } from '@tessera/contract/kit/own-value'
import { Notice } from '@tessera/ui/notice'
import { Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { changeSheet, sheetActions } from '../../features/selection-sheets/change-sheet.server.ts'
import { SelectionView } from '../../features/selection-sheets/selection-view.tsx'
import { ShareView } from '../../features/selection-sheets/share-view.tsx'
import { SheetActions, SheetNotice } from '../../features/selection-sheets/sheet-actions.tsx'
import { SheetComments } from '../../features/selection-sheets/sheet-comments.tsx'
import { SheetDetails } from '../../features/selection-sheets/sheet-details.tsx'
import { SheetHead } from '../../features/selection-sheets/sheet-head.tsx'
import { sheetMessages } from '../../features/selection-sheets/sheet-messages.ts'
import { StaleNotice } from '../../features/selection-sheets/stale-notice.tsx'
import {
  type SheetTab,
  sheetHref,
  sheetTabLabels,
  sheetTabOf,
  sheetTabs,
} from '../../features/selection-sheets/tabs.ts'
import { findRefusal } from '../../http/form-refusal.ts'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { linkIn } from '../../kit/plans/new-link.tsx'
import { revalidateWhenStale } from '../../kit/plans/revalidate-when-stale.ts'
import { scopeField } from '../../kit/plans/scoped-form.tsx'
import { useRevalidateInterval } from '../../kit/plans/use-revalidate-interval.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/selection-sheet.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { selectionSheetId } = params
  return asCustomer(visitor, url, async () => ({
    sheet: await orNotFound(visitor.shop.MyAccount.GetSelectionSheetDetail({ selectionSheetId })),
    tab: sheetTabOf(url.searchParams),
    messageName: url.searchParams.get('said') ?? '',
  }))
}

export const action = formActions(sheetActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => changeSheet(change, args)),
)

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaOf(matches, { title: loaderData?.sheet.name ?? 'Selection sheet' })

/** Refreshes to show the client's choices and comments. */
const refreshMilliseconds = 15_000

export default function SelectionSheet({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, tab, messageName } = loaderData
  const refusal = findRefusal(actionData)
  const message = actionData ? undefined : ownValue(sheetMessages, messageName)
  useRevalidateInterval(refreshMilliseconds, tab !== 'details')
  const views: Record<SheetTab, () => ReactNode> = {
    selection: () => <SelectionView sheet={sheet} refusal={refusal} />,
    share: () => <ShareView sheet={sheet} refusal={refusal} link={linkIn(actionData)} />,
    comments: () => <SheetComments sheet={sheet} refusal={refusal} />,
    details: () => <SheetDetails key={sheet.selectionSheetId} sheet={sheet} refusal={refusal} />,
  }
  return (
    <div className="grid gap-8">
      <SheetHead sheet={sheet} />
      <StaleNotice answer={actionData} />
      {refusal && !refusal.typed[scopeField] && tab !== 'details' && (
        <Notice kind="error" isLive>
          {refusal.message}
        </Notice>
      )}
      {message && (
        <Notice kind={message.kind} isLive>
          {message.text}
        </Notice>
      )}
      <SheetNotice sheet={sheet} />
      <SheetActions sheet={sheet} isSharing={tab === 'share'} />
      <Tabs
        label="Selection sheet"
        tabs={sheetTabs.map((one) => ({
          href: sheetHref(sheet.selectionSheetId, one),
          label: sheetTabLabels[one],
          isCurrent: one === tab,
          count: one === 'comments' && sheet.comments.length > 0 ? sheet.comments.length : undefined,
        }))}
      />
      {views[tab]()}
    </div>
  )
}
