import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { Price } from '@tessera/ui/price'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { cardPropsOf } from '../products/product-card-props.ts'

interface Props {
  text: string
  /** Parameters that stay in the URL during a search: the room, the item. */
  hiddenFields: Record<string, string>
  records: readonly ProductRecord[]
  total: number
  /** The form beside each product, for quantity and target. */
  form(record: ProductRecord): ReactNode
}

/** Finds products by text or number, each with the form that adds it. */
export function ProductFinder({ text, hiddenFields, records, total, form }: Props) {
  return (
    <div className="grid gap-6">
      <Form role="search" aria-label="Find a product" className="flex flex-wrap items-end gap-3">
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          type="search"
          label="Product or SKU"
          name="q"
          defaultValue={text}
          placeholder="marble hex, 208911"
          maxLength={100}
          className="min-w-0 grow"
        />
        <Button type="submit">Find</Button>
      </Form>
      <p role="status" className="text-stone">
        {foundText(records.length, total, text)}
      </p>
      <ul className="border-t border-grout">
        {records.map((record) => (
          <FoundProduct key={record.sku} record={record}>
            {form(record)}
          </FoundProduct>
        ))}
      </ul>
    </div>
  )
}

function FoundProduct({ record, children }: { record: ProductRecord; children: ReactNode }) {
  const { href, name, alt, line, price, unitPrice } = cardPropsOf(record)
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-grout py-5 tablet:grid-cols-[8rem_minmax(0,1fr)]">
      <Picture
        sku={record.sku}
        image={record.sku_image_url}
        alt={alt.face}
        sizes="128px"
        maxWidth={480}
        className="self-start"
      />
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="font-sans text-base leading-snug font-bold">
          <Link href={href} className="no-underline hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-sm text-stone">{[line, record.sku].filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap gap-x-4">
          {price && <Price {...price} />}
          {unitPrice && <Price {...unitPrice} className="text-stone" />}
        </p>
      </div>
      <div className="col-span-full tablet:col-start-2">{children}</div>
    </li>
  )
}

function foundText(shown: number, total: number, text: string): string {
  if (total === 0) return `No results for “${text}”. Try fewer or different words.`
  if (shown < total) return `${shown} of ${total} products. Add words to narrow your search.`
  return total === 1 ? '1 product' : `${total} products`
}
