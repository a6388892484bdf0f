import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { data, Form, redirect } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { sheetColumns } from '../../features/selection-sheets/sheet-columns.tsx'
import { sheetHref } from '../../features/selection-sheets/tabs.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { PageHead } from '../../kit/account/page-head.tsx'
import { type FormArgs, formAction } from '../../kit/forms/form-action.server.ts'
import { DocumentList } from '../../kit/lists/document-list.tsx'
import { loadList } from '../../kit/lists/load-list.server.ts'
import { ScopeTabs } from '../../kit/plans/scope-tabs.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/selection-sheets.ts'

const path = '/account/selection-sheets'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const { MyAccount } = visitor.shop
    const listing = await loadList(visitor, url, 'selectionSheets', (query) => MyAccount.GetSelectionSheets(query))
    return data({ listing, isPro: visitor.profile.isPro }, { status: listing.noRight ? 403 : 200 })
  })
}

/** Creates an empty sheet. */
export const action = formAction(({ visitor, url }: FormArgs<Route.ActionArgs>) =>
  asCustomer(visitor, url, async () => {
    const { selectionSheetId } = await visitor.shop.SelectionSheets.CreateSelectionSheet({})
    return redirect(sheetHref(selectionSheetId, 'details'))
  }),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Selection sheets' })

export default function SelectionSheets({ loaderData: { listing, isPro } }: Route.ComponentProps) {
  const isNone = listing.page?.totalCount === 0 && listing.state.filters.length === 0
  return (
    <div className="grid gap-6">
      <PageHead title="Selection sheets" actions={!isNone && <NewSheetForm />} />
      {isPro && <ScopeTabs path={path} state={listing.state} noun="sheets" />}
      <DocumentList
        path={path}
        listing={listing}
        nouns={{ one: 'selection sheet', many: 'selection sheets' }}
        columns={sheetColumns(listing.year)}
        keyOf={({ selectionSheetId }) => selectionSheetId}
        usualSort={{ by: 'updatedAt', isAscending: false }}
        searchHint="Number, name or client"
        empty={
          <EmptyState title="No sheets yet" action={<NewSheetForm />}>
            A selection sheet shows your client their options, room by room. They choose, comment and sign through a
            link. Start one here, from a project, or with a designer in store.
          </EmptyState>
        }
      />
    </div>
  )
}

const NewSheetForm = () => (
  <Form method="post" action={path}>
    <Button type="submit" kind="primary">
      New selection sheet
    </Button>
  </Form>
)
