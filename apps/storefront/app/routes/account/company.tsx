import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { FactList } from '@tessera/ui/fact-list'
import { Notice } from '@tessera/ui/notice'
import { data, redirect, useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { ClientBrandForm } from '../../features/account/client-brand-form.tsx'
import { CompanyForm } from '../../features/account/company-form.tsx'
import { NoUsersRight } from '../../features/account/no-users-right.tsx'
import { uploadPhoto } from '../../features/forms/upload-photo.server.ts'
import { optionalTextOf } from '../../http/answer-form.server.ts'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { readAddress } from '../../kit/forms/read-address.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { storeChoices } from '../../kit/forms/store-choices.server.ts'
import { refusalIn } from '../../kit/plans/scoped-form.tsx'
import { maxPhotoBytes, uploadFormPhoto } from '../../kit/plans/upload-form-photo.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/company.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { shop, profile: shown } = visitor
  return asCustomer(visitor, url, async () => {
    try {
      const [company, contact, stores, brand] = await Promise.all([
        shop.People.GetCompany(),
        shop.User.GetPersonalData(),
        storeChoices(shop),
        shop.ClientBrand.GetClientBrand(),
      ])
      return { company, contact, stores, brand, name: company.name, isSaved: url.searchParams.has('saved') }
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status !== 403) throw error
      return data(
        { company: null, contact: null, stores: [], brand: null, name: shown.customerName, isSaved: false },
        { status: 403 },
      )
    }
  })
}

type CompanyChange = (shop: ShopClient, form: FormData) => Promise<unknown>

const companyChanges: Readonly<Record<string, CompanyChange>> = {
  company: (shop, form) =>
    shop.User.UpdateCustomerData({
      name: optionalTextOf(form, 'name'),
      phone: optionalTextOf(form, 'phone'),
      website: optionalTextOf(form, 'website'),
      preferredStore: optionalTextOf(form, 'preferredStore'),
      address: readAddress(form),
    }),
  brand: (shop, form) =>
    shop.ClientBrand.SaveClientBrand({
      licenseNumber: optionalTextOf(form, 'license'),
      logo: optionalTextOf(form, 'photo'),
      removesLogo: form.has('removesLogo'),
    }),
}

export const action = formActions(
  companyChanges,
  (args: FormArgs<Route.ActionArgs>, change) =>
    answerAsCustomer(args, async () => {
      await uploadFormPhoto(args.request, args.form, uploadPhoto)
      await change(args.visitor.shop, args.form)
      return redirect('/account/company?saved=1')
    }),
  { maxBytes: maxPhotoBytes },
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Company' })

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { company, contact, stores, brand, name, isSaved } = loaderData
  const all = findRefusal(actionData)
  const refusal = refusalIn(all, 'brand') ? undefined : all
  const { state, formData } = useNavigation()
  const isBusyWith = (intent: string): boolean => state !== 'idle' && formData?.get('intent') === intent
  if (!company) return <NoUsersRight company={name} action="change company details" />
  return (
    <div className="grid max-w-2xl gap-8">
      <h1 className="text-5xl">Company</h1>
      <RefusalSummary refusal={refusal} />
      {isSaved && !all && (
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
      <CompanyForm
        company={company}
        contact={contact}
        stores={stores}
        refusal={refusal}
        isBusy={isBusyWith('company')}
      />
      <ClientBrandForm key={`${brand.hasLogo}`} brand={brand} refusal={all} isBusy={isBusyWith('brand')} />
    </div>
  )
}
