import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { Button, LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormRefusal } from '../../http/form-refusal.ts'
import { PageHead } from '../account/page-head.tsx'
import { ProductFinder } from './product-finder.tsx'
import { ScopeFields } from './scoped-form.tsx'

interface Props {
  /** The plan that products go into. */
  to: { name: string; href: string; what: string }
  isAlternate: boolean
  /** The target room, or the item that an alternate is for. */
  about: string
  children: ReactNode
}

/** The page to find products for a project, quote or selection sheet. */
export const AddPage = ({ to, isAlternate, about, children }: Props) => (
  <div className="grid gap-6">
    <p className="text-sm">
      <Link href={to.href}>{to.name}</Link>
    </p>
    <PageHead
      title={isAlternate ? 'Choose an alternate' : 'Add products'}
      actions={<LinkButton href={to.href}>Back to the {to.what}</LinkButton>}
    >
      <span role="status">{about}</span>
    </PageHead>
    {children}
  </div>
)

interface FinderProps {
  found: { text: string; records: readonly ProductRecord[]; total: number }
  hiddenFields: Record<string, string>
  /** The form beside each product; `back` is the query of the current search. */
  form(record: ProductRecord, back: string): ReactNode
}

export function AddFinder({ found, hiddenFields, form }: FinderProps) {
  const back = new URLSearchParams({ ...(found.text && { q: found.text }), ...hiddenFields }).toString() || 'q='
  return <ProductFinder {...found} hiddenFields={hiddenFields} form={(record) => form(record, back)} />
}

interface FormProps {
  record: ProductRecord
  hidden: Record<string, string>
  isAlternate: boolean
  refusal: FormRefusal | undefined
  children: ReactNode
}

/** The form that adds one product to a plan with its quantity. */
export const AddForm = ({ record, hidden, isAlternate, refusal, children }: FormProps) => (
  <Form method="post" preventScrollReset className="grid gap-3">
    {Object.entries({ intent: 'item-add', sku: record.sku, ...hidden }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <ScopeFields scope={record.sku} refusal={refusal} />
    <div className="flex flex-wrap items-end gap-3">
      {children}
      <Button type="submit">
        {isAlternate ? 'Add as an alternate' : 'Add'}
        <span className="sr-only">: {record.name}</span>
      </Button>
    </div>
  </Form>
)
