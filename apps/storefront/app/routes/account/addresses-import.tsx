import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { useNavigation } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { CheckedAddresses } from '../../features/account/checked-addresses.tsx'
import { importActions, importAddresses } from '../../features/account/import-addresses.server.ts'
import { ImportForm } from '../../features/account/import-form.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { useLastAnswer } from '../../kit/forms/use-last-answer.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/addresses-import.ts'

export const action = formActions(importActions, ({ visitor, url, form }: FormArgs<Route.ActionArgs>, { isCheck }) =>
  asCustomer(visitor, url, () => importAddresses(visitor, form, isCheck)),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Import addresses' })

export default function ImportAddresses({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { lines = [], added = 0, problem = null, typed = '' } = useLastAnswer(actionData) ?? {}
  const wrong = lines.filter(({ state }) => state === 'wrong').length
  const good = lines.filter(({ state }) => state === 'right').length
  return (
    <div className="grid max-w-3xl gap-8">
      <PageHead title="Import addresses">Add job sites from a spreadsheet. We check every line.</PageHead>
      {problem && <Notice kind="error" isLive title={problem} />}
      {added > 0 && (
        <Notice kind="success" isLive>
          {formatUnits(added, 'address')} {added === 1 ? 'is' : 'are'} in your{' '}
          <Link href="/account/addresses">address book</Link>. Fix the remaining lines below.
        </Notice>
      )}
      {wrong > 0 && (
        <Notice kind="warning" isLive>
          {formatUnits(wrong, 'line')} {wrong === 1 ? 'needs' : 'need'} attention. Nothing on your list is lost.
        </Notice>
      )}
      {lines.length > 0 && <CheckedAddresses lines={lines} />}
      <ImportForm typed={typed} good={good} isBusy={isBusy} />
    </div>
  )
}
