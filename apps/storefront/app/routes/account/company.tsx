import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { FactList } from '@tessera/ui/fact-list'
import { Notice } from '@tessera/ui/notice'
import { data, redirect, useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { CompanyForm } from '../../features/account/company-form.tsx'
import { NoUsersRight } from '../../features/account/no-users-right.tsx'
import { optionalTextOf } from '../../http/answer-form.server.ts'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formAction } from '../../kit/forms/form-action.server.ts'
import { readAddress } from '../../kit/forms/read-address.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { storeChoices } from '../../kit/forms/store-choices.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/company.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { shop, profile: shown } = visitor
  return asCustomer(visitor, url, async () => {
    try {
      const [company, contact, stores] = await Promise.all([
        shop.People.GetCompany(),
        shop.User.GetPersonalData(),
        storeChoices(shop),
      ])
      return { company, contact, stores, name: company.name, isSaved: url.searchParams.has('saved') }
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status !== 403) throw error
      return data(
        { company: null, contact: null, stores: [], name: shown.customerName, isSaved: false },
        { status: 403 },
      )
    }
  })
}

export const action = formAction((args: FormArgs<Route.ActionArgs>) =>
  answerAsCustomer(args, async () => {
    const { visitor, form } = args
    await visitor.shop.User.UpdateCustomerData({
      name: optionalTextOf(form, 'name'),
      phone: optionalTextOf(form, 'phone'),
      website: optionalTextOf(form, 'website'),
      preferredStore: optionalTextOf(form, 'preferredStore'),
      address: readAddress(form),
    })
    return redirect('/account/company?saved=1')
  }),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Company' })

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { company, contact, stores, name, isSaved } = loaderData
  const refusal = findRefusal(actionData)
  const isBusy = useNavigation().state !== 'idle'
  if (!company) return <NoUsersRight company={name} />
  return (
    <div className="grid max-w-2xl gap-8">
      <h1 className="text-5xl">Company</h1>
      <RefusalSummary refusal={refusal} />
      {isSaved && !refusal && (
        <Notice kind="success" isLive>
          Company information saved.
        </Notice>
      )}
      {company.pendingName && (
        <Notice kind="warning" title={`Pending: ${company.pendingName}`}>
          Your store is reviewing the new name. Until then, documents show {company.name}.
        </Notice>
      )}
      <FactList
        facts={[
          ['Legal name', company.name],
          ['Customer number', company.cust_num],
        ]}
      />
      <CompanyForm company={company} contact={contact} stores={stores} refusal={refusal} isBusy={isBusy} />
    </div>
  )
}
