import { data, redirect } from 'react-router'
import { loadBundleParts } from '../features/product/bundle-parts.server.ts'
import { BundleParts } from '../features/product/bundle-parts.tsx'
import { productAt } from '../features/product/product-at.server.ts'
import { loadProductForm, saveProductForm } from '../features/product/product-form.server.ts'
import { othersProduct, readProduct } from '../features/product/product-head.server.ts'
import { DoneNotice } from '../generic/done-notice.tsx'
import { EditForm } from '../generic/edit-screen.tsx'
import { loadRecord } from '../generic/load-record.server.ts'
import { RecordFields } from '../generic/record-screen.tsx'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product-facts.ts'

/**
 * Shows the contents of a bundle and the facts of a product: a form for people who may change them, a list for the
 * others.
 */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [product, bundle] = await Promise.all([readProduct(staff, id), loadBundleParts(staff, id)])
  const edit = await loadProductForm(staff, product, 'facts')
  const record = edit ? null : await loadRecord(staff, productAt(id).found, new URLSearchParams())
  return { edit, bundle, record, others: othersProduct(staff, product) }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const saved = await saveProductForm(context.get(staffContext), id, await request.formData())
  return 'outcome' in saved ? data(saved.outcome, { status: 400 }) : redirect(saved.href)
}

export default function ProductFacts({ loaderData, actionData }: Route.ComponentProps) {
  const { edit, bundle, record, others } = loaderData
  return (
    <>
      <DoneNotice />
      {others && <p className="text-stone">{others}</p>}
      {bundle && <BundleParts view={bundle} />}
      {edit && <EditForm key={edit.seen} view={edit} outcome={actionData} />}
      {record && (
        <>
          {record.missing && <p className="text-stone">{record.missing}</p>}
          <RecordFields view={record} />
        </>
      )}
    </>
  )
}
