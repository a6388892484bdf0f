import { ownValue } from '@tessera/contract/kit/own-value'
import { EmptyState } from '@tessera/ui/empty-state'
import { Notice } from '@tessera/ui/notice'
import { data } from 'react-router'
import { ClientSheetView } from '../features/selection-sheets/client-sheet.tsx'
import { linkActions, orLinkProblem, runLinkAction } from '../features/selection-sheets/link-actions.server.ts'
import { StaleNotice } from '../features/selection-sheets/stale-notice.tsx'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formActions } from '../kit/forms/form-action.server.ts'
import { ClientBrandHeader } from '../kit/plans/client-brand.tsx'
import { revalidateWhenStale } from '../kit/plans/revalidate-when-stale.ts'
import { scopeField } from '../kit/plans/scoped-form.tsx'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/shared-sheet.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { shop } = context.get(visitorContext)
  const opened = await orLinkProblem(shop.SheetLinks.OpenSheet({ token: params.token }))
  const messageName = url.searchParams.get('said') ?? ''
  if (opened.problem) return data({ ...opened, messageName }, { status: opened.problem.isOver ? 410 : 404 })
  return { ...opened, messageName }
}

export const action = formActions(linkActions, (args: FormArgs<Route.ActionArgs>, act) => runLinkAction(act, args))

/**
 * The URL contains the token, so other sites get no referrer and the page is not cached. Same-origin forms may send it.
 */
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' })

export const shouldRevalidate = revalidateWhenStale

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaOf(matches, {
    title: loaderData?.sheet?.name ?? 'Selection sheet',
    siteName: loaderData?.sheet?.company ?? 'Shared page',
  })

const messages: Record<string, string> = {
  chosen: 'Choice saved.',
  commented: 'Comment sent.',
  signed: 'Thank you. Your approval was sent.',
}

export default function SharedSheet({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { sheet, problem, messageName } = loaderData
  const refusal = findRefusal(actionData)
  const message = ownValue(messages, messageName)
  if (!sheet)
    return (
      <div className="page pt-12">
        <EmptyState level={1} title={problem?.isOver ? 'This link has expired' : 'This link doesn’t work'}>
          {problem?.message}
        </EmptyState>
      </div>
    )
  return (
    <div className="page grid gap-12 py-8 tablet:py-12">
      <ClientBrandHeader
        company={sheet.company}
        licenseNumber={sheet.licenseNumber}
        logoHref={sheet.hasLogo ? `/shared-sheet/${token}/logo` : undefined}
      />
      <div className="grid gap-3 empty:hidden">
        <StaleNotice answer={actionData} />
        {message && !actionData && (
          <Notice kind="success" isLive>
            {message}
          </Notice>
        )}
        {refusal && !refusal.typed[scopeField] && (
          <Notice kind="error" isLive>
            {refusal.message}
          </Notice>
        )}
      </div>
      <ClientSheetView sheet={sheet} refusal={refusal} />
    </div>
  )
}
