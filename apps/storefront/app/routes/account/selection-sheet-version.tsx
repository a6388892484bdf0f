import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Moment } from '@tessera/ui/time-zone'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { ClientRooms } from '../../features/selection-sheets/client-rooms.tsx'
import { sheetHref } from '../../features/selection-sheets/tabs.ts'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { PageHead } from '../../kit/account/page-head.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/selection-sheet-version.ts'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { selectionSheetId, version } = params
  return asCustomer(visitor, url, () =>
    orNotFound(visitor.shop.SelectionSheets.GetSelectionSheetVersion({ selectionSheetId, version })),
  )
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  metaOf(matches, { title: `Version ${params.version} of sheet ${params.selectionSheetId}` })

/** The signed version as it was on that day. */
export default function SheetVersion({ loaderData: { selectionSheetId, version, at, sheet } }: Route.ComponentProps) {
  return (
    <div className="grid gap-8">
      <p className="text-sm">
        <Link href={sheetHref(selectionSheetId, 'share')}>Selection sheet {selectionSheetId}</Link>
      </p>
      <PageHead title={`${sheet.name}, version ${version}`}>
        Signed <Moment at={at} />
      </PageHead>
      <Notice>This is the selection your client signed. It can’t be changed.</Notice>
      <ClientRooms sheet={sheet} isLocked />
    </div>
  )
}
