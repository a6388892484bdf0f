import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { centsOf, formatArea, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { useState } from 'react'
import { Form } from 'react-router'
import { type BoxesAnswer, countBoxes, type TypedRoomSize } from './count-boxes.ts'
import type { HomeSlot } from './home-slot.ts'

interface CalculatorStripProps {
  slot: HomeSlot
  record: ProductRecord
  /** From the URL, if the form was sent without JavaScript. */
  typed: TypedRoomSize
}

/** Calculates boxes from length and width while typing, or on submit without JavaScript. */
export function CalculatorStrip({ slot, record, typed }: CalculatorStripProps) {
  const [room, setRoom] = useState(typed)
  const setSide = (name: keyof TypedRoomSize, value: string) => setRoom((known) => ({ ...known, [name]: value }))
  const { sqft_per_box, purchase_unit } = record.tessera
  const facts = { sqftPerBox: sqft_per_box ?? 1, boxCents: centsOf(record.final_price_purchase ?? 0) }
  const answer = countBoxes(room, facts)
  return (
    <section aria-labelledby="boxes" className="mt-16 border-y border-grout bg-surface desktop:mt-24">
      <div className="page grid items-center gap-x-12 gap-y-8 py-12 desktop:grid-cols-12 desktop:py-16">
        <div className="desktop:col-span-4">
          <h2 id="boxes" className="text-3xl">
            {slot.title}
          </h2>
          <p className="mt-2 text-stone">{slot.summary}</p>
          <Form method="get" action="/#boxes" preventScrollReset className="mt-6 flex flex-wrap items-end gap-3">
            <SideField label="Length" name="length" room={room} onSide={setSide} />
            <span aria-hidden="true" className="pb-2.5 text-stone">
              ×
            </span>
            <SideField label="Width" name="width" room={room} onSide={setSide} />
            <Button type="submit">Calculate</Button>
          </Form>
        </div>
        <output htmlFor="length width" className="desktop:col-span-5" aria-live="polite">
          {answer ? (
            <BoxesResult answer={answer} unit={purchase_unit} />
          ) : (
            <p className="max-w-text text-stone">
              A 12 × 10 ft room is 120 sq ft. With 10% for cuts, plan for 132 sq ft.
            </p>
          )}
        </output>
        <Link href={record.product_url} className="group flex items-center gap-4 no-underline desktop:col-span-3">
          <Picture sku={record.sku} image={record.sku_image_url} alt="" sizes="96px" className="w-24 shrink-0" />
          <span className="grid gap-1 text-sm">
            <span className="group-hover:underline">{keepSizeTogether(record.name)}</span>
            <span className="text-stone">{formatArea(facts.sqftPerBox)} per box</span>
          </span>
        </Link>
      </div>
    </section>
  )
}

interface SideFieldProps {
  label: string
  name: keyof TypedRoomSize
  room: TypedRoomSize
  onSide(name: keyof TypedRoomSize, value: string): void
}

function SideField({ label, name, room, onSide }: SideFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      value={room[name]}
      onChange={(event) => onSide(name, event.currentTarget.value)}
      after="ft"
      className="w-28"
    />
  )
}

function BoxesResult({ answer, unit }: { answer: BoxesAnswer; unit: string }) {
  return (
    <>
      <p className="font-display text-4xl">{formatUnits(answer.boxes, unit)}</p>
      <p className="mt-2">
        {formatArea(answer.areaSqft)} plus {answer.wastePercent}% for cuts. Covers {formatArea(answer.coveredSqft)},
        with {formatArea(answer.leftOverSqft)} left over.
      </p>
      <p className="mt-1 text-stone">{formatMoney(answer.totalCents)} for this tile</p>
    </>
  )
}
